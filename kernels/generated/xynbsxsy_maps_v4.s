# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
testl	%esi,%esi
je	96f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6936,%rsp
movq	7008(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,400(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	6992(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,368(%rsp)
movq	%r9,384(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,72(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,360(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,376(%rsp)
leaq	256(%rdi),%rbp
leaq	64(%r10),%rcx
vbroadcastss	97f(%rip),%zmm24
vbroadcastss	332f(%rip),%zmm14
vbroadcastss	333f(%rip),%zmm15
vbroadcastss	334f(%rip),%zmm20
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	97f(%rip),%zmm25
xorl	%edx,%edx
vbroadcastss	99f(%rip),%zmm21
vbroadcastss	322f(%rip),%zmm27
vbroadcastss	323f(%rip),%zmm28
vbroadcastss	324f(%rip),%zmm29
vbroadcastss	325f(%rip),%zmm30
vbroadcastss	326f(%rip),%zmm31
vpbroadcastd	327f(%rip),%zmm17
movq	%r11,56(%rsp)
movq	%rsi,408(%rsp)
movq	%rbx,16(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	360(%rsp),%r8
cmpq	368(%rsp),%rdx
je	95f
3:
movq	%rdx,%r9
imulq	72(%rsp),%r9
movq	%r9,392(%rsp)
movq	%r8,%r14
xorl	%r15d,%r15d
movq	%r8,424(%rsp)
movq	%rdx,416(%rsp)
jmp	5f
.p2align	4
4:
incq	%r15
addq	376(%rsp),%r14
cmpq	72(%rsp),%r15
je	2b
5:
movq	392(%rsp),%r9
addq	%r15,%r9
imulq	%rsi,%r9
addq	384(%rsp),%r9
movq	%r9,448(%rsp)
movq	%r14,48(%rsp)
xorl	%r12d,%r12d
movq	%r14,440(%rsp)
movq	%r15,432(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	334f(%rip),%zmm20
vblendmps	3920(%rsp),%zmm20,%zmm0 {%k1}
movq	400(%rsp),%rdx
vmovups	3984(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%rsi)
movq	7008(%rsp),%rax
movq	408(%rsp),%rsi
movq	424(%rsp),%r8
vbroadcastss	97f(%rip),%zmm24
vbroadcastss	332f(%rip),%zmm14
vbroadcastss	333f(%rip),%zmm15
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	97f(%rip),%zmm25
movq	416(%rsp),%rdx
vbroadcastss	99f(%rip),%zmm21
vbroadcastss	322f(%rip),%zmm27
vbroadcastss	323f(%rip),%zmm28
vbroadcastss	324f(%rip),%zmm29
vbroadcastss	325f(%rip),%zmm30
vbroadcastss	326f(%rip),%zmm31
vpbroadcastd	327f(%rip),%zmm17
movq	440(%rsp),%r14
movq	432(%rsp),%r15
7:
incq	%r12
addq	$2,48(%rsp)
cmpq	%rsi,%r12
je	4b
8:
movq	448(%rsp),%r9
addq	%r12,%r9
movl	8(%rax),%r13d
movq	%r13,24(%rsp)
cmpq	%r13,%r9
jae	7b
movl	(%rax),%r15d
movl	12(%rax),%r13d
movl	16(%rax),%eax
movl	%eax,12(%rsp)
movq	%r15,%rbx
imulq	%r15,%rbx
movq	%rbx,%r8
movq	%r9,64(%rsp)
imulq	%r9,%r8
addq	%r8,%r8
vxorps	%xmm2,%xmm2,%xmm2
testq	%r15,%r15
movq	%r12,80(%rsp)
je	53f
movl	%r13d,96(%rsp)
leaq	(%r15,%r15),%rax
movl	$2,%r12d
subq	%r15,%r12
movq	48(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm22,%xmm22,%xmm22
vmovaps	%zmm24,%zmm23
vmovaps	%zmm24,%zmm5
vpbroadcastd	98f(%rip),%zmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
xorl	%r13d,%r13d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm4,%zmm4
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm12,%zmm1,%zmm1
vaddps	%zmm15,%zmm8,%zmm8
incq	%r13
addq	%rax,%r14
cmpq	%r15,%r13
je	52f
32:
movl	%r14d,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
movl	%eax,%edx
imull	%r13d,%edx
leal	(%r8,%rdx),%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
leaq	(%r10,%r9),%rdx
vmovaps	(%r10,%r9),%zmm0
vmovaps	64(%r10,%r9),%zmm13
testb	$8,12(%rsp)
jne	36f
cmpl	$1,%r15d
jne	33f
vaddps	%zmm13,%zmm9,%zmm9
33:
leaq	192(%r10),%r9
addq	%r9,%rsi
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r15
jne	34f
vaddps	%zmm14,%zmm3,%zmm3
34:
vaddps	%zmm26,%zmm14,%zmm12
vaddps	%zmm26,%zmm13,%zmm15
je	45f
leaq	-2(%r15),%r9
testq	%r9,%r9
je	42f
movl	$1,%r9d
.p2align	4
35:
vmovaps	-64(%rsi),%zmm0
vmovaps	(%rsi),%zmm7
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r12,%r9),%r11
incq	%r11
incq	%r9
subq	$-128,%rsi
cmpq	$1,%r11
jne	35b
jmp	43f
.p2align	4
36:
cmpl	$1,%r15d
jne	37f
vaddps	%zmm13,%zmm9,%zmm9
37:
leaq	192(%r10),%r9
addq	%r9,%rsi
vcmpltps	%zmm21,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm27,%zmm12,%zmm7
vfmadd213ps	%zmm28,%zmm12,%zmm7
vfmadd213ps	%zmm29,%zmm12,%zmm7
vaddps	%zmm30,%zmm12,%zmm15
vfmadd213ps	%zmm31,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r15
jne	38f
vaddps	%zmm14,%zmm3,%zmm3
38:
vcmpltps	%zmm12,%zmm26,%k1
vmulps	%zmm7,%zmm23,%zmm23 {%k1}
vmulps	%zmm15,%zmm5,%zmm5 {%k1}
vpsrld	$23,%zmm23,%zmm0
vpsrld	$23,%zmm5,%zmm7
vpsubd	%zmm7,%zmm6,%zmm6
vpaddd	%zmm0,%zmm6,%zmm6
vpternlogd	$236,%zmm17,%zmm25,%zmm23
vpternlogd	$236,%zmm17,%zmm25,%zmm5
vbroadcastss	97f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm22,%zmm22
vaddps	%zmm26,%zmm14,%zmm12
vaddps	%zmm26,%zmm13,%zmm15
je	45f
vmovups	%zmm11,288(%rsp)
vmovaps	%zmm16,%zmm11
vmovdqa64	%zmm23,%zmm19
leaq	-2(%r15),%r9
testq	%r9,%r9
je	47f
movl	$1,%r9d
vmovdqa64	%zmm17,%zmm23
.p2align	4
39:
vmovaps	-64(%rsi),%zmm0
vmovaps	(%rsi),%zmm7
vcmpltps	%zmm21,%zmm7,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm27,%zmm16,%zmm17
vfmadd213ps	%zmm28,%zmm16,%zmm17
vfmadd213ps	%zmm29,%zmm16,%zmm17
vaddps	%zmm30,%zmm16,%zmm18
vfmadd213ps	%zmm31,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm26,%k1
vmulps	%zmm17,%zmm19,%zmm19 {%k1}
vmulps	%zmm18,%zmm5,%zmm5 {%k1}
vpsrld	$23,%zmm19,%zmm16
vpsrld	$23,%zmm5,%zmm17
vpsubd	%zmm17,%zmm6,%zmm6
vpaddd	%zmm16,%zmm6,%zmm6
vpternlogd	$236,%zmm23,%zmm25,%zmm19
vpternlogd	$236,%zmm23,%zmm25,%zmm5
vbroadcastss	97f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm22,%zmm22
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r12,%r9),%r11
incq	%r11
incq	%r9
subq	$-128,%rsi
cmpq	$1,%r11
jne	39b
jmp	48f
42:
movl	$1,%r9d
43:
movq	%r9,%rsi
shlq	$7,%rsi
vmovaps	(%rdx,%rsi),%zmm7
vmovaps	64(%rdx,%rsi),%zmm0
vsubps	%zmm0,%zmm7,%zmm7
incq	%r9
cmpq	%r15,%r9
jne	44f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
44:
movq	56(%rsp),%r11
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
45:
testq	%r13,%r13
jne	9b
46:
vaddps	%zmm12,%zmm16,%zmm16
vaddps	%zmm15,%zmm11,%zmm11
jmp	9b
47:
movl	$1,%r9d
48:
movq	%r9,%rsi
shlq	$7,%rsi
vmovaps	(%rdx,%rsi),%zmm7
vmovaps	64(%rdx,%rsi),%zmm0
vcmpltps	%zmm21,%zmm0,%k1
vmovaps	%zmm7,%zmm17 {%k1} {z}
vaddps	%zmm27,%zmm17,%zmm16
vfmadd213ps	%zmm28,%zmm17,%zmm16
vfmadd213ps	%zmm29,%zmm17,%zmm16
vaddps	%zmm30,%zmm17,%zmm18
vfmadd213ps	%zmm31,%zmm17,%zmm18
vsubps	%zmm0,%zmm7,%zmm7
incq	%r9
cmpq	%r15,%r9
jne	49f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
49:
movq	56(%rsp),%r11
vmovdqa64	%zmm19,%zmm23
vcmpltps	%zmm17,%zmm26,%k1
vmulps	%zmm16,%zmm19,%zmm23 {%k1}
vmulps	%zmm18,%zmm5,%zmm5 {%k1}
vpsrld	$23,%zmm23,%zmm16
vpsrld	$23,%zmm5,%zmm17
vpsubd	%zmm17,%zmm6,%zmm6
vpaddd	%zmm16,%zmm6,%zmm6
vpbroadcastd	327f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm25,%zmm23
vpternlogd	$236,%zmm17,%zmm25,%zmm5
vbroadcastss	97f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm22,%zmm22
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vmovaps	%zmm11,%zmm16
vmovups	288(%rsp),%zmm11
testq	%r13,%r13
jne	9b
jmp	46b
.p2align	4
52:
vbroadcastss	328f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm14,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm11
vmulps	%zmm14,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm10
vmulps	%zmm14,%zmm9,%zmm0
vrndscaleps	$8,%zmm0,%zmm7
vmulps	%zmm14,%zmm8,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vcvtudq2ps	%zmm6,%zmm6
vaddps	329f(%rip){1to16},%zmm6,%zmm6
vmovups	%zmm6,5264(%rsp)
vmovaps	%zmm5,%zmm19
vbroadcastss	332f(%rip),%zmm14
movl	96(%rsp),%r13d
vbroadcastss	333f(%rip),%zmm15
jmp	54f
53:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,5264(%rsp)
vmovaps	%zmm24,%zmm19
vmovaps	%zmm24,%zmm23
54:
vcvtusi2ss	%r15d,%xmm20,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm13,%zmm6,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vdivps	%zmm8,%zmm24,%zmm8
vmulps	%zmm8,%zmm16,%zmm5
vsubps	%zmm11,%zmm6,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vdivps	%zmm8,%zmm24,%zmm8
vmulps	%zmm8,%zmm12,%zmm8
vsubps	%zmm10,%zmm6,%zmm9
vmaxps	%zmm24,%zmm9,%zmm9
vdivps	%zmm9,%zmm24,%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vsubps	%zmm7,%zmm6,%zmm7
vmaxps	%zmm24,%zmm7,%zmm7
vdivps	%zmm7,%zmm24,%zmm7
vmulps	%zmm7,%zmm3,%zmm3
vminps	%zmm5,%zmm8,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmaxps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vminps	%zmm4,%zmm3,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm7,%zmm8,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm5,%zmm4,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm8 {%k1}
vminps	%zmm7,%zmm8,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vaddps	%zmm4,%zmm3,%zmm3
vmulps	%zmm14,%zmm3,%zmm3
vcvtusi2ss	%rbx,%xmm20,%xmm5
vandps	%zmm15,%zmm1,%zmm4
vbroadcastss	%xmm5,%zmm8
vsubps	%zmm0,%zmm8,%zmm17
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm7
testq	%r15,%r15
vmovups	%zmm22,6096(%rsp)
vmovdqu64	%zmm23,6032(%rsp)
vmovups	%zmm19,5968(%rsp)
je	63f
leaq	(%r15,%r15),%rax
movl	%r15d,%edx
andl	$-2,%edx
movq	48(%rsp),%rsi
imulq	%rbx,%rsi
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
jmp	58f
.p2align	4
55:
vxorps	%xmm0,%xmm0,%xmm0
xorl	%r14d,%r14d
56:
vmovaps	%zmm11,%zmm12
vmovaps	%zmm10,%zmm11
movl	%eax,%r11d
imull	%r9d,%r11d
addl	%r8d,%r11d
andl	$2147483646,%r11d
shlq	$6,%r11
vcvtsi2ss	%r14,%xmm24,%xmm13
addq	%r10,%r11
shlq	$7,%r14
vmovaps	(%r11,%r14),%zmm10
vmovaps	64(%r11,%r14),%zmm14
vsubps	%zmm14,%zmm10,%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmaxps	%zmm26,%zmm10,%zmm10
vfmadd132ps	%zmm20,%zmm7,%zmm14
vfmsub231ps	%zmm10,%zmm10,%zmm14
vmaxps	%zmm26,%zmm14,%zmm14
vbroadcastss	%xmm13,%zmm10
vaddps	%zmm14,%zmm0,%zmm0
vfmadd213ps	%zmm11,%zmm14,%zmm10
vmulss	%xmm13,%xmm13,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm12,%zmm14,%zmm11
57:
vcvtsi2ss	%r9,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm0,%zmm5,%zmm5
vfmadd231ps	%zmm13,%zmm0,%zmm9
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm0,%zmm2
incq	%r9
addq	%rax,%rsi
cmpq	%r15,%r9
je	62f
58:
cmpl	$1,%r15d
je	55b
movl	%esi,%r12d
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
leaq	192(%r10),%r11
addq	%r11,%r12
vxorps	%xmm0,%xmm0,%xmm0
xorl	%r14d,%r14d
.p2align	4
59:
vmovaps	-192(%r12),%zmm12
vmovaps	-128(%r12),%zmm13
vmovaps	-64(%r12),%zmm14
vmovaps	(%r12),%zmm15
vsubps	%zmm13,%zmm12,%zmm12
vsubps	%zmm3,%zmm12,%zmm12
vmaxps	%zmm26,%zmm12,%zmm12
vfmadd213ps	%zmm7,%zmm20,%zmm13
vfmsub231ps	%zmm12,%zmm12,%zmm13
vmaxps	%zmm26,%zmm13,%zmm12
vcvtsi2ss	%r14,%xmm29,%xmm13
vbroadcastss	%xmm13,%zmm16
vaddps	%zmm12,%zmm0,%zmm0
vfmadd213ps	%zmm10,%zmm12,%zmm16
vmulss	%xmm13,%xmm13,%xmm10
vbroadcastss	%xmm10,%zmm13
vfmadd213ps	%zmm11,%zmm12,%zmm13
vsubps	%zmm15,%zmm14,%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmaxps	%zmm26,%zmm10,%zmm10
vfmadd213ps	%zmm7,%zmm20,%zmm15
vfmsub231ps	%zmm10,%zmm10,%zmm15
vmaxps	%zmm26,%zmm15,%zmm12
leaq	1(%r14),%r11
vcvtsi2ss	%r11,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm10
vaddps	%zmm12,%zmm0,%zmm0
vfmadd213ps	%zmm16,%zmm12,%zmm10
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm13,%zmm12,%zmm11
addq	$2,%r14
addq	$256,%r12
cmpq	%rdx,%r14
jne	59b
testb	$1,%r15b
jne	56b
jmp	57b
.p2align	4
62:
movq	56(%rsp),%r11
vbroadcastss	332f(%rip),%zmm14
jmp	64f
63:
xorl	%eax,%eax
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
64:
vmaxps	336f(%rip){1to16},%zmm5,%zmm0
vdivps	%zmm0,%zmm24,%zmm7
vcmpgtps	337f(%rip){1to16},%zmm5,%k1
vaddps	338f(%rip){1to16},%zmm6,%zmm0
vdivps	339f(%rip){1to16},%zmm8,%zmm8
vmulps	%zmm14,%zmm0,%zmm6
vmovaps	%zmm6,%zmm12
vmulps	%zmm7,%zmm10,%zmm12 {%k1}
vmulps	%zmm7,%zmm11,%zmm0
vfnmadd231ps	%zmm12,%zmm12,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm8,%zmm10
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm8,%zmm10 {%k2}
vbroadcastss	342f(%rip),%zmm11
vmaxps	%zmm11,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm7,%zmm9,%zmm6 {%k1}
vmulps	%zmm7,%zmm2,%zmm2
vfnmadd231ps	%zmm6,%zmm6,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm8,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmaxps	%zmm11,%zmm7,%zmm2
vsqrtps	%zmm2,%zmm2
vpcmpgtd	335f(%rip){1to16},%zmm4,%k0
vmulps	343f(%rip){1to16},%zmm0,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmulps	%zmm4,%zmm5,%zmm4
vfnmadd231ps	%zmm17,%zmm3,%zmm1
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm1,%zmm4,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm24,%zmm5,%zmm1
vbroadcastss	20(%r11),%zmm4
vmulss	24(%r11),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vxorps	%xmm20,%xmm20,%xmm20
vcmpltps	%zmm4,%zmm20,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm20,%k1
vbroadcastss	52(%r11),%zmm18
vbroadcastss	76(%r11),%zmm19
vbroadcastss	56(%r11),%zmm15
vbroadcastss	80(%r11),%zmm16
vbroadcastss	60(%r11),%zmm13
vbroadcastss	84(%r11),%zmm14
vbroadcastss	64(%r11),%zmm10
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm9
vmovaps	%zmm5,%zmm2 {%k1}
vbroadcastss	72(%r11),%zmm5
vbroadcastss	96(%r11),%zmm7
vminps	%zmm12,%zmm19,%zmm4
vcmpunordps	%zmm12,%zmm12,%k1
vmovups	%zmm19,2448(%rsp)
vmovaps	%zmm19,%zmm4 {%k1}
vmaxps	%zmm4,%zmm18,%zmm12
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm18,2512(%rsp)
vmovaps	%zmm18,%zmm12 {%k1}
vmovups	%zmm12,2000(%rsp)
vminps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,2960(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,2384(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1424(%rsp)
vmovups	%zmm14,4944(%rsp)
vminps	%zmm1,%zmm14,%zmm1
vmovups	%zmm13,3728(%rsp)
vmaxps	%zmm1,%zmm13,%zmm1
vmovups	%zmm1,160(%rsp)
vminps	%zmm3,%zmm11,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm11,4176(%rsp)
vmovaps	%zmm11,%zmm1 {%k1}
vmaxps	%zmm1,%zmm10,%zmm18
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm10,5008(%rsp)
vmovaps	%zmm10,%zmm18 {%k1}
vminps	%zmm0,%zmm9,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmovups	%zmm0,2640(%rsp)
vminps	%zmm2,%zmm7,%zmm0
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm13
vmovups	%zmm17,5904(%rsp)
vcmpltps	344f(%rip){1to16},%zmm17,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm0,%zmm0,%k2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3600(%rsp)
vblendmps	%zmm20,%zmm24,%zmm12 {%k1}
vbroadcastss	345f(%rip),%zmm1
vbroadcastss	346f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3920(%rsp)
vmovaps	%zmm5,%zmm13 {%k2}
vcvtusi2ss	%r13d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5328(%rsp)
vmovups	%zmm8,5136(%rsp)
vmovups	%zmm9,5072(%rsp)
vsubss	%xmm8,%xmm9,%xmm0
vmovss	342f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6224(%rsp)
vmovups	%zmm5,3792(%rsp)
vmovups	%zmm7,5200(%rsp)
vsubss	%xmm5,%xmm7,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6160(%rsp)
movq	%r15,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r12
leaq	(%r12,%rbp),%r9
movq	48(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,88(%rsp)
movq	%r15,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3152(%rsp)
vmovups	%zmm0,3216(%rsp)
vmovups	%zmm0,3280(%rsp)
vmovups	%zmm0,3408(%rsp)
vmovups	%zmm0,3472(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,3344(%rsp)
vmovups	%zmm24,3536(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,4816(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2576(%rsp)
vmovups	%zmm0,3856(%rsp)
vmovups	%zmm1,3088(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,4880(%rsp)
vbroadcastss	335f(%rip),%zmm0
vmovups	%zmm0,4240(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3984(%rsp)
movq	%rbx,456(%rsp)
jmp	66f
.p2align	4
65:
vfmadd213ps	%zmm28,%zmm8,%zmm2
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	2448(%rsp),%zmm1
vminps	%zmm2,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	2512(%rsp),%zmm1
vmaxps	%zmm0,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k4}
vmovaps	%zmm28,%zmm2 {%k3}
vsubps	%zmm28,%zmm2,%zmm0
vmovups	3600(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	848(%rsp),%zmm7
vfmadd213ps	%zmm3,%zmm0,%zmm7
vfmadd213ps	%zmm29,%zmm8,%zmm31
vcmpunordps	%zmm31,%zmm31,%k4
vmovups	2960(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	2384(%rsp),%zmm6
vmaxps	%zmm0,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k4}
vmovaps	%zmm29,%zmm1 {%k3}
vsubps	%zmm29,%zmm1,%zmm0
vmovups	3152(%rsp),%zmm11
vblendmps	%zmm11,%zmm0,%zmm11 {%k3}
vmovups	96(%rsp),%zmm6
vfmadd213ps	%zmm7,%zmm0,%zmm6
vdivps	%zmm5,%zmm24,%zmm7
vmovups	%zmm9,3600(%rsp)
vmulps	%zmm9,%zmm7,%zmm0
vmovups	1104(%rsp),%zmm12
vmovups	720(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm0,%zmm12
vmovups	2192(%rsp),%zmm9
vmovups	288(%rsp),%zmm22
vfnmadd213ps	%zmm22,%zmm0,%zmm9
vmovups	%zmm11,3152(%rsp)
vmulps	%zmm11,%zmm7,%zmm0
vmovups	656(%rsp),%zmm11
vfnmadd213ps	%zmm12,%zmm0,%zmm11
vmovups	2256(%rsp),%zmm13
vfnmadd213ps	%zmm9,%zmm0,%zmm13
vmovups	912(%rsp),%zmm9
vfmadd213ps	%zmm9,%zmm8,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vminps	%zmm15,%zmm23,%zmm0
vmovaps	%zmm23,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm14,%zmm0
vmovaps	%zmm14,%zmm0 {%k4}
vmovaps	%zmm9,%zmm0 {%k3}
vmovups	%zmm0,2640(%rsp)
vsubps	%zmm9,%zmm0,%zmm0
vmovups	464(%rsp),%zmm23
vfmadd213ps	%zmm6,%zmm0,%zmm23
vmovups	3408(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	%zmm9,3408(%rsp)
vmulps	%zmm9,%zmm7,%zmm0
vmovups	2832(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm0,%zmm12
vmovups	1296(%rsp),%zmm11
vfnmadd213ps	%zmm13,%zmm0,%zmm11
vmovups	3856(%rsp),%zmm0
vmovups	2128(%rsp),%zmm26
vmovaps	%zmm0,%zmm26 {%k2}
vcmpnltps	%zmm20,%zmm8,%k4
vmovups	4816(%rsp),%zmm0
vblendmps	%zmm0,%zmm10,%zmm0 {%k3}
vmovups	%zmm0,4816(%rsp)
vmulps	528(%rsp),%zmm10,%zmm0
vmulps	437f(%rip){1to16},%zmm0,%zmm0
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm0,%zmm9
vmovaps	%zmm0,%zmm9 {%k5}
vcmpnleps	%zmm16,%zmm9,%k5
vmovups	3088(%rsp),%zmm0
vmovaps	%zmm0,%zmm16 {%k2}
vcmpnleps	%zmm8,%zmm5,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm24,%zmm0 {%k1} {z}
vmovups	2576(%rsp),%zmm6
vmovaps	%zmm6,%zmm0 {%k2}
vmovups	3536(%rsp),%zmm6
vblendmps	%zmm6,%zmm8,%zmm6 {%k3}
vmovups	%zmm6,3536(%rsp)
vfmadd213ps	%zmm19,%zmm8,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm27,%zmm4
vmovaps	%zmm27,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3792(%rsp),%zmm6
vmaxps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmovaps	%zmm19,%zmm4 {%k3}
vmovaps	%zmm4,%zmm13
vsubps	%zmm19,%zmm4,%zmm4
vmovups	784(%rsp),%zmm14
vfmadd213ps	%zmm23,%zmm4,%zmm14
vmovups	3472(%rsp),%zmm6
vblendmps	%zmm6,%zmm4,%zmm6 {%k3}
vmovups	%zmm6,3472(%rsp)
vmulps	%zmm6,%zmm7,%zmm4
vmovups	2896(%rsp),%zmm7
vfnmadd213ps	%zmm12,%zmm4,%zmm7
vmovups	1360(%rsp),%zmm6
vfnmadd213ps	%zmm11,%zmm4,%zmm6
vmovups	6480(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm4
vmulps	1232(%rsp),%zmm10,%zmm7
vmovups	6416(%rsp),%zmm11
vmulps	%zmm7,%zmm11,%zmm8
vmulps	%zmm4,%zmm8,%zmm9
vfmsub231ps	%zmm6,%zmm11,%zmm9
vfnmadd213ps	%zmm24,%zmm8,%zmm8
vmaxps	426f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm24,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm11,%zmm8
vmulps	%zmm4,%zmm10,%zmm4
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm8,%zmm5,%zmm8
vbroadcastss	444f(%rip),%zmm10
vmulps	%zmm10,%zmm18,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm18,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm21,%zmm8
vmovaps	%zmm21,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm30,%zmm8
vmovaps	%zmm30,%zmm8 {%k1}
vmovaps	%zmm18,%zmm8 {%k3}
vsubps	%zmm18,%zmm8,%zmm9
vfmadd231ps	%zmm22,%zmm9,%zmm14
vmulps	%zmm4,%zmm5,%zmm4
vfnmadd231ps	%zmm7,%zmm9,%zmm4
vmovups	3280(%rsp),%zmm5
vblendmps	%zmm5,%zmm9,%zmm5 {%k3}
vmovups	%zmm5,3280(%rsp)
vmovups	160(%rsp),%zmm6
vmulps	%zmm10,%zmm6,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm4,%zmm6,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm25,%zmm4
vmovaps	%zmm25,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3728(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vmovaps	%zmm6,%zmm4 {%k3}
vsubps	%zmm6,%zmm4,%zmm5
vfmadd231ps	%zmm5,%zmm17,%zmm14 {%k4} {z}
vmovups	3216(%rsp),%zmm6
vblendmps	%zmm6,%zmm5,%zmm6 {%k3}
vmovups	%zmm6,3216(%rsp)
vmovups	3344(%rsp),%zmm5
vmovaps	%zmm5,%zmm14 {%k3}
knotw	%k0,%k1
vmovups	224(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	5328(%rsp),%zmm6
vcmpgtps	3984(%rsp),%zmm6,%k1
vaddps	4112(%rsp),%zmm5,%zmm12 {%k1} {z}
vmovdqu64	592(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm3 {%k3} {z}
vmovups	%zmm2,2000(%rsp)
vmovups	%zmm1,1424(%rsp)
vmovups	%zmm4,160(%rsp)
vmovaps	%zmm8,%zmm18
vmovups	%zmm14,3344(%rsp)
vmovups	%zmm0,2576(%rsp)
vmovups	%zmm26,3856(%rsp)
vmovups	%zmm16,3088(%rsp)
66:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,46(%rsp)
knotw	%k0,%k0
kmovw	%k0,44(%rsp)
vpandd	349f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6800(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,42(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6736(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,40(%rsp)
vpandd	353f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6672(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,38(%rsp)
vpandd	354f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6608(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,36(%rsp)
vmovups	%zmm3,6288(%rsp)
vpandd	355f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6544(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,34(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovaps	%zmm13,%zmm5
vbroadcastss	332f(%rip),%zmm11
.p2align	4
67:
vmovups	%zmm18,2064(%rsp)
vmovups	%zmm5,4752(%rsp)
vaddss	%xmm3,%xmm12,%xmm0
vmovshdup	%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm12,5648(%rsp)
vextractf32x4	$3,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
testq	%r15,%r15
vmovss	%xmm0,3024(%rsp)
je	75f
vdivps	2640(%rsp),%zmm24,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	357f(%rip),%zmm7
vmovups	2000(%rsp),%zmm2
vsubps	%zmm2,%zmm7,%zmm0
vmulps	%zmm10,%zmm0,%zmm3
vbroadcastss	358f(%rip),%zmm16
vxorps	%zmm16,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	359f(%rip),%zmm17
vmaxps	%zmm17,%zmm0,%zmm0
vbroadcastss	362f(%rip),%zmm19
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	363f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm0
vbroadcastss	364f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vbroadcastss	366f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm6
vbroadcastss	369f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm6
vfmadd213ps	%zmm24,%zmm0,%zmm6
vbroadcastss	372f(%rip),%zmm29
vaddps	%zmm29,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	333f(%rip),%zmm15
vandps	%zmm15,%zmm3,%zmm5
vbroadcastss	373f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm24,%zmm5
vdivps	%zmm5,%zmm24,%zmm5
vbroadcastss	374f(%rip),%zmm30
vmovaps	%zmm30,%zmm6
vbroadcastss	375f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm11,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmovaps	%zmm10,%zmm18
vmulps	%zmm5,%zmm10,%zmm6
movq	%rbp,%rdx
xorl	%r14d,%r14d
vmovss	332f(%rip),%xmm27
vbroadcastss	387f(%rip),%zmm28
vmovaps	%zmm11,%zmm29
.p2align	4
68:
vcvtsi2ss	%r14,%xmm24,%xmm7
vaddss	%xmm27,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm2,%zmm7,%zmm7
vmulps	%zmm7,%zmm18,%zmm7
vxorps	358f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	372f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm24,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm24,%zmm10
vdivps	%zmm10,%zmm24,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm16,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm25,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm29,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm28,%zmm3,%zmm13
vfmadd213ps	%zmm24,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rdx)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm28,%zmm7,%zmm13
vfmadd213ps	%zmm24,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rdx)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rdx)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rdx)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rdx)
incq	%r14
addq	$320,%rdx
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r15
jne	68b
vdivps	4752(%rsp),%zmm24,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	357f(%rip),%zmm7
vmovups	1424(%rsp),%zmm10
vsubps	%zmm10,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	358f(%rip){1to16},%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	359f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	363f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	364f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	368f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	369f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm24,%zmm0,%zmm6
vaddps	372f(%rip){1to16},%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	%zmm15,%zmm3,%zmm5
vfmadd132ps	%zmm31,%zmm24,%zmm5
vdivps	%zmm5,%zmm24,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm16,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm25,%zmm5,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm29,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r9,%rdx
xorl	%r14d,%r14d
.p2align	4
69:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm27,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm10,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	358f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	372f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm24,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm24,%zmm10
vdivps	%zmm10,%zmm24,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm16,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm25,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm29,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm28,%zmm3,%zmm13
vfmadd213ps	%zmm24,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rdx)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm28,%zmm7,%zmm13
vfmadd213ps	%zmm24,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rdx)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rdx)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rdx)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rdx)
incq	%r14
addq	$320,%rdx
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovups	1424(%rsp),%zmm10
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r15
jne	69b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	3024(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,848(%rsp)
vmovups	2576(%rsp),%zmm10
ja	72f
vxorps	%xmm10,%xmm10,%xmm10
72:
movq	88(%rsp),%r13
vmovups	%zmm0,96(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,288(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,2128(%rsp)
vmovups	%zmm0,976(%rsp)
vmovups	%zmm0,912(%rsp)
vmovups	%zmm0,1104(%rsp)
vmovups	%zmm0,656(%rsp)
vmovups	%zmm0,4048(%rsp)
vmovups	%zmm0,2192(%rsp)
vmovups	%zmm0,2256(%rsp)
vmovups	%zmm0,1232(%rsp)
vmovups	%zmm0,2768(%rsp)
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm0,1040(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1296(%rsp)
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,1744(%rsp)
vmovups	%zmm0,1808(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,1872(%rsp)
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,224(%rsp)
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm0,528(%rsp)
vmovups	%zmm0,592(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
xorl	%edx,%edx
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm0,2320(%rsp)
vmovups	160(%rsp),%zmm21
.p2align	4
73:
vmovups	%zmm9,464(%rsp)
vmovups	%zmm3,720(%rsp)
vmovups	%zmm1,784(%rsp)
vmovups	%zmm7,2832(%rsp)
vmovups	%zmm6,2896(%rsp)
movl	%r13d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%rdx,%r15),%r8
leaq	(%r8,%r8,4),%r8
shlq	$6,%r8
vmovaps	(%rdi,%r8),%zmm13
vmovaps	64(%rdi,%r8),%zmm19
vmovaps	128(%rdi,%r8),%zmm12
vmovaps	192(%rdi,%r8),%zmm0
vmovups	%zmm0,2704(%rsp)
vmovaps	256(%rdi,%r8),%zmm0
vmovups	%zmm0,1488(%rsp)
vmulps	%zmm13,%zmm21,%zmm7
vxorps	%xmm26,%xmm26,%xmm26
xorl	%r8d,%r8d
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm4,%xmm4,%xmm4
vmovups	2064(%rsp),%zmm9
.p2align	4
74:
vmovaps	-64(%r14),%zmm3
vmovaps	-256(%rbp,%r8),%zmm2
vmovaps	-192(%rbp,%r8),%zmm1
vmovaps	%zmm2,%zmm21
vfmadd213ps	%zmm9,%zmm7,%zmm21
vaddps	(%r14),%zmm21,%zmm21
vdivps	%zmm21,%zmm24,%zmm23
vmovaps	-128(%rbp,%r8),%zmm24
vsubps	%zmm21,%zmm3,%zmm3
vmulps	%zmm23,%zmm3,%zmm3
vmulps	%zmm3,%zmm10,%zmm21
vfmadd213ps	%zmm23,%zmm23,%zmm21
vaddps	%zmm21,%zmm25,%zmm25
vaddps	%zmm3,%zmm27,%zmm27
vfmadd231ps	%zmm2,%zmm3,%zmm11
vfmadd231ps	%zmm1,%zmm3,%zmm8
vfmadd231ps	-64(%rbp,%r8),%zmm3,%zmm29
vfmadd231ps	%zmm24,%zmm3,%zmm28
vfmadd231ps	(%rbp,%r8),%zmm3,%zmm4
vmulps	%zmm21,%zmm2,%zmm3
vaddps	%zmm3,%zmm26,%zmm26
vfmadd231ps	%zmm3,%zmm2,%zmm14
vmulps	%zmm21,%zmm1,%zmm3
vaddps	%zmm3,%zmm17,%zmm17
vfmadd231ps	%zmm2,%zmm3,%zmm31
vfmadd231ps	%zmm3,%zmm1,%zmm30
vmulps	%zmm21,%zmm24,%zmm3
vaddps	%zmm3,%zmm0,%zmm0
vfmadd231ps	%zmm2,%zmm3,%zmm15
vfmadd231ps	%zmm1,%zmm3,%zmm6
vfmadd231ps	%zmm24,%zmm3,%zmm16
vbroadcastss	97f(%rip),%zmm24
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r12
jne	74b
vmovups	160(%rsp),%zmm21
vmulps	%zmm19,%zmm21,%zmm3
vxorps	%xmm2,%xmm2,%xmm2
vfmadd213ps	%zmm2,%zmm7,%zmm30
vmovups	2128(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm7,%zmm1
vmovups	%zmm1,2128(%rsp)
vmovaps	%zmm31,%zmm1
vfmadd213ps	%zmm2,%zmm3,%zmm1
vmovups	976(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm7,%zmm9
vmovups	%zmm9,976(%rsp)
vmovaps	%zmm14,%zmm1
vfmadd213ps	%zmm2,%zmm3,%zmm1
vmovups	912(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm3,%zmm9
vmovups	%zmm9,912(%rsp)
vmovaps	%zmm31,%zmm1
vfmadd213ps	%zmm2,%zmm13,%zmm1
vmovups	1104(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm7,%zmm9
vmovups	%zmm9,1104(%rsp)
vmovaps	%zmm14,%zmm1
vfmadd213ps	%zmm2,%zmm13,%zmm1
vmovups	656(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm3,%zmm9
vmovups	%zmm9,656(%rsp)
vmovups	4048(%rsp),%zmm9
vfmadd231ps	%zmm1,%zmm13,%zmm9
vmovups	%zmm9,4048(%rsp)
vmovups	288(%rsp),%zmm1
vaddps	%zmm27,%zmm1,%zmm1
vmovups	%zmm1,288(%rsp)
vaddps	%zmm2,%zmm25,%zmm1
vmovups	2768(%rsp),%zmm9
vaddps	%zmm1,%zmm9,%zmm9
vmovups	%zmm9,2768(%rsp)
vaddps	%zmm2,%zmm17,%zmm1
vmovups	2192(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm7,%zmm17
vmovups	%zmm17,2192(%rsp)
vaddps	%zmm2,%zmm26,%zmm1
vmovups	2256(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm3,%zmm17
vmovups	%zmm17,2256(%rsp)
vmovups	1232(%rsp),%zmm17
vfmadd231ps	%zmm1,%zmm13,%zmm17
vmovups	%zmm17,1232(%rsp)
vfmadd213ps	%zmm2,%zmm7,%zmm0
vmovups	1296(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm1
vmovups	%zmm1,1296(%rsp)
vfmadd213ps	%zmm2,%zmm7,%zmm6
vmovups	1616(%rsp),%zmm0
vfmadd231ps	%zmm6,%zmm7,%zmm0
vmovups	%zmm0,1616(%rsp)
vfmadd213ps	%zmm2,%zmm7,%zmm16
vmovups	1680(%rsp),%zmm0
vfmadd231ps	%zmm16,%zmm7,%zmm0
vmovups	%zmm0,1680(%rsp)
vmulps	%zmm12,%zmm21,%zmm0
vfmadd213ps	%zmm2,%zmm0,%zmm31
vmovups	1744(%rsp),%zmm1
vfmadd231ps	%zmm31,%zmm7,%zmm1
vmovups	%zmm1,1744(%rsp)
vmovaps	%zmm15,%zmm1
vfmadd213ps	%zmm2,%zmm0,%zmm15
vmovups	1872(%rsp),%zmm6
vfmadd231ps	%zmm15,%zmm7,%zmm6
vmovups	%zmm6,1872(%rsp)
vmovups	848(%rsp),%zmm6
vfmadd231ps	%zmm8,%zmm7,%zmm6
vmovups	%zmm6,848(%rsp)
vmovups	464(%rsp),%zmm9
vfmadd231ps	%zmm28,%zmm7,%zmm9
vfmadd213ps	%zmm2,%zmm7,%zmm1
vmovups	1040(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm3,%zmm6
vmovups	%zmm6,1040(%rsp)
vmovups	2832(%rsp),%zmm7
vfmadd231ps	%zmm1,%zmm13,%zmm7
vmovups	96(%rsp),%zmm1
vfmadd231ps	%zmm11,%zmm3,%zmm1
vmovups	%zmm1,96(%rsp)
vfmadd213ps	%zmm2,%zmm0,%zmm14
vmovups	1808(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm14,%zmm1
vmovups	%zmm1,1808(%rsp)
vfmadd231ps	2704(%rsp),%zmm11,%zmm18
vmovups	2320(%rsp),%zmm1
vfmadd231ps	1488(%rsp),%zmm11,%zmm1
vmovups	%zmm1,2320(%rsp)
vmovups	720(%rsp),%zmm3
vfmadd231ps	%zmm11,%zmm13,%zmm3
vmovups	784(%rsp),%zmm1
vfmadd231ps	%zmm11,%zmm0,%zmm1
vmovups	1168(%rsp),%zmm6
vfmadd231ps	%zmm11,%zmm12,%zmm6
vmovups	%zmm6,1168(%rsp)
vmovups	224(%rsp),%zmm6
vfmadd231ps	%zmm8,%zmm19,%zmm6
vmovups	%zmm6,224(%rsp)
vmovups	592(%rsp),%zmm6
vfmadd231ps	%zmm8,%zmm12,%zmm6
vmovups	%zmm6,592(%rsp)
vfmadd231ps	%zmm19,%zmm28,%zmm20
vfmadd231ps	%zmm28,%zmm12,%zmm22
vmovups	1552(%rsp),%zmm6
vfmadd231ps	%zmm28,%zmm13,%zmm6
vmovups	%zmm6,1552(%rsp)
vmovups	528(%rsp),%zmm6
vfmadd231ps	%zmm29,%zmm13,%zmm6
vmovups	%zmm6,528(%rsp)
vfmadd231ps	%zmm4,%zmm13,%zmm5
vmovups	2896(%rsp),%zmm6
vfmadd231ps	%zmm14,%zmm13,%zmm6
vmovups	1936(%rsp),%zmm4
vfmadd231ps	%zmm14,%zmm0,%zmm4
vmovups	%zmm4,1936(%rsp)
vfmadd213ps	%zmm2,%zmm0,%zmm26
vmovups	1360(%rsp),%zmm0
vaddps	%zmm26,%zmm0,%zmm0
vmovups	%zmm0,1360(%rsp)
incq	%rdx
addq	%rax,%r13
cmpq	%r15,%rdx
jne	73b
vmovups	%zmm9,464(%rsp)
vmovups	%zmm3,720(%rsp)
vmovups	%zmm1,784(%rsp)
vbroadcastss	338f(%rip),%zmm11
vpbroadcastd	389f(%rip),%zmm12
vpbroadcastd	392f(%rip),%zmm13
vpbroadcastd	97f(%rip),%zmm14
vbroadcastss	393f(%rip),%zmm15
vbroadcastss	394f(%rip),%zmm16
vbroadcastss	395f(%rip),%zmm17
vbroadcastss	396f(%rip),%zmm19
vbroadcastss	397f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm23
vbroadcastss	399f(%rip),%zmm25
vbroadcastss	422f(%rip),%zmm27
vmovups	656(%rsp),%zmm28
vmovups	1104(%rsp),%zmm29
vmovups	2640(%rsp),%zmm1
vmovups	%zmm22,1488(%rsp)
vmovups	592(%rsp),%zmm4
vmovups	528(%rsp),%zmm9
vmovups	224(%rsp),%zmm30
vmovups	1552(%rsp),%zmm3
vmovups	2128(%rsp),%zmm8
jmp	77f
.p2align	4
75:
vucomiss	%xmm3,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2320(%rsp)
vmovups	2576(%rsp),%zmm10
vbroadcastss	338f(%rip),%zmm11
vpbroadcastd	389f(%rip),%zmm12
vpbroadcastd	392f(%rip),%zmm13
vpbroadcastd	97f(%rip),%zmm14
vbroadcastss	398f(%rip),%zmm23
vbroadcastss	399f(%rip),%zmm25
vbroadcastss	422f(%rip),%zmm27
vmovups	2640(%rsp),%zmm1
ja	76f
vxorps	%xmm10,%xmm10,%xmm10
76:
vmovups	%zmm0,1488(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,1168(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,1872(%rsp)
vmovups	%zmm0,1360(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,1744(%rsp)
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,1296(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1040(%rsp)
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm0,2768(%rsp)
vmovups	%zmm0,1232(%rsp)
vmovups	%zmm0,2256(%rsp)
vmovups	%zmm0,2192(%rsp)
vmovups	%zmm0,4048(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,912(%rsp)
vmovups	%zmm0,976(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,784(%rsp)
vmovups	%zmm0,464(%rsp)
vmovups	%zmm0,288(%rsp)
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,96(%rsp)
vmovups	%zmm0,848(%rsp)
vbroadcastss	393f(%rip),%zmm15
vbroadcastss	394f(%rip),%zmm16
vbroadcastss	395f(%rip),%zmm17
vbroadcastss	396f(%rip),%zmm19
vbroadcastss	397f(%rip),%zmm21
77:
vmovups	160(%rsp),%zmm2
vmulps	%zmm2,%zmm10,%zmm0
vmovaps	%zmm1,%zmm22
vdivps	%zmm1,%zmm24,%zmm1
vmulps	%zmm3,%zmm0,%zmm26
vfnmadd213ps	%zmm8,%zmm1,%zmm26
vmovups	%zmm26,5776(%rsp)
vmovups	4752(%rsp),%zmm8
vdivps	%zmm8,%zmm24,%zmm1
vmovups	1168(%rsp),%zmm31
vmulps	%zmm31,%zmm0,%zmm26
vfnmadd213ps	912(%rsp),%zmm1,%zmm26
vmovups	%zmm26,4624(%rsp)
vfnmadd213ps	976(%rsp),%zmm0,%zmm30
vmovups	%zmm30,224(%rsp)
vfnmadd213ps	1616(%rsp),%zmm0,%zmm9
vmovups	%zmm9,528(%rsp)
vfnmadd213ps	1040(%rsp),%zmm0,%zmm20
vmovups	%zmm20,5712(%rsp)
vfnmadd213ps	1680(%rsp),%zmm0,%zmm5
vmovups	%zmm5,5840(%rsp)
vfnmadd213ps	1744(%rsp),%zmm0,%zmm4
vmovups	%zmm4,592(%rsp)
vfnmadd213ps	1808(%rsp),%zmm0,%zmm18
vmovups	%zmm18,4560(%rsp)
vmovups	1488(%rsp),%zmm1
vfnmadd213ps	1872(%rsp),%zmm0,%zmm1
vmovups	%zmm1,1488(%rsp)
vmovups	2320(%rsp),%zmm30
vfnmadd213ps	1936(%rsp),%zmm0,%zmm30
vfnmadd231ps	%zmm3,%zmm10,%zmm7
vdivps	%zmm2,%zmm11,%zmm0
vfnmadd231ps	%zmm31,%zmm10,%zmm6
vmulps	%zmm0,%zmm10,%zmm0
vmovss	3024(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vmovups	848(%rsp),%zmm2
vfmadd231ps	%zmm2,%zmm0,%zmm29
vmovups	96(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm1,%zmm28
vmovaps	%zmm29,%zmm5
vmovaps	%zmm2,%zmm29
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm6,2896(%rsp)
vmovups	%zmm7,2832(%rsp)
vmovups	%zmm28,656(%rsp)
vmovups	%zmm5,1104(%rsp)
jbe	83f
vmovups	3984(%rsp),%zmm0
vmovups	5648(%rsp),%zmm2
vaddps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,3984(%rsp)
vcmpgeps	388f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vaddss	%xmm3,%xmm1,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
vmovups	2960(%rsp),%zmm20
vmovups	2512(%rsp),%zmm3
vmovups	2448(%rsp),%zmm4
vmovups	2064(%rsp),%zmm18
jbe	84f
movq	%r11,%rbx
movq	%r10,%r11
movq	%r9,%r10
testq	%r15,%r15
vmovups	224(%rsp),%zmm26
vmovups	4624(%rsp),%zmm31
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm0,%xmm0,%xmm0
je	82f
movq	88(%rsp),%rdx
xorl	%r8d,%r8d
.p2align	4
78:
movl	%edx,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r8,%r15),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	160(%rsp),%zmm2
vmulps	(%rdi,%r9),%zmm2,%zmm2
movq	%rdi,%r13
xorl	%r9d,%r9d
.p2align	4
79:
vmovaps	(%r13),%zmm3
vfmadd213ps	%zmm18,%zmm2,%zmm3
vaddps	(%r14,%r9),%zmm3,%zmm3
vdivps	%zmm3,%zmm24,%zmm4
vmovaps	-64(%r14,%r9),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm24,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm16,%zmm8,%zmm7
vmovaps	%zmm17,%zmm9
vmovaps	%zmm21,%zmm10
vfmadd213ps	%zmm23,%zmm8,%zmm10
vfmadd213ps	%zmm19,%zmm8,%zmm9
vfmadd231ps	%zmm25,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm24,%zmm5,%zmm4
vfmadd231ps	%zmm27,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm0
subq	$-128,%r9
addq	$320,%r13
cmpq	%r9,%rsi
jne	79b
incq	%r8
addq	%rax,%rdx
cmpq	%r15,%r8
jne	78b
82:
vmovaps	%zmm30,%zmm13
vbroadcastss	423f(%rip),%zmm2
vmovups	4240(%rsp),%zmm3
vfmadd213ps	424f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm1,%zmm22,%k2
vaddps	%zmm2,%zmm3,%zmm1
vcmpltps	%zmm0,%zmm1,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm0,%zmm3 {%k3}
vmovups	%zmm3,4240(%rsp)
vmovups	3088(%rsp),%zmm0
vmaxps	345f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3088(%rsp)
vmovups	4880(%rsp),%zmm0
vbroadcastss	425f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4880(%rsp)
vblendmps	342f(%rip){1to16},%zmm24,%zmm0 {%k1}
vmovups	3600(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	2000(%rsp),%zmm10
vsubps	%zmm2,%zmm10,%zmm10
vmovups	3152(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1424(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	3216(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	160(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	3280(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm18,%zmm18
vmovups	3408(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	2640(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm14
vmovups	3472(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	4752(%rsp),%zmm12
vsubps	%zmm7,%zmm12,%zmm12
vmovups	3344(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3344(%rsp)
vmovups	3536(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3536(%rsp)
vmovups	2576(%rsp),%zmm0
vmovaps	%zmm22,%zmm0 {%k1}
vmovups	%zmm0,2576(%rsp)
vmovups	3856(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3856(%rsp)
vmovaps	%zmm24,%zmm0 {%k1} {z}
vmovups	%zmm0,4112(%rsp)
vmovups	%zmm6,3472(%rsp)
vmovups	%zmm5,3408(%rsp)
vmovups	%zmm4,3280(%rsp)
vmovups	%zmm3,3216(%rsp)
vmovups	%zmm2,3152(%rsp)
vmovups	%zmm1,3600(%rsp)
vmovups	2384(%rsp),%zmm2
vmovups	2512(%rsp),%zmm3
vmovups	2448(%rsp),%zmm4
movq	%r10,%r9
movq	%r11,%r10
movq	%rbx,%r11
movq	456(%rsp),%rbx
vmovups	1104(%rsp),%zmm5
jmp	86f
.p2align	4
83:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4112(%rsp)
vmovaps	%zmm30,%zmm13
vmovaps	%zmm8,%zmm12
vmovaps	%zmm22,%zmm14
vmovups	160(%rsp),%zmm8
vmovups	2384(%rsp),%zmm2
vmovups	2960(%rsp),%zmm20
vmovups	2512(%rsp),%zmm3
vmovups	2448(%rsp),%zmm4
vmovups	1424(%rsp),%zmm9
vmovups	2000(%rsp),%zmm10
vmovups	2064(%rsp),%zmm18
jmp	85f
.p2align	4
84:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4112(%rsp)
vmovaps	%zmm30,%zmm13
vmovaps	%zmm8,%zmm12
vmovaps	%zmm22,%zmm14
vmovups	160(%rsp),%zmm8
vmovups	2384(%rsp),%zmm2
vmovups	1424(%rsp),%zmm9
vmovups	2000(%rsp),%zmm10
85:
vmovups	224(%rsp),%zmm26
vmovups	4624(%rsp),%zmm31
vxorps	%xmm22,%xmm22,%xmm22
86:
vmovups	%zmm12,2064(%rsp)
vmovups	%zmm14,912(%rsp)
vmovups	%zmm8,160(%rsp)
vbroadcastss	336f(%rip),%zmm1
vmovups	5776(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm17
vmaxps	%zmm1,%zmm31,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm16
vmovups	4048(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm7
vmovups	2768(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm31
vmovups	5840(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm25
vmovdqu64	6672(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmovups	%zmm13,2320(%rsp)
vmaxps	%zmm1,%zmm13,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6736(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6800(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm24,%zmm0
vmovups	%zmm0,1552(%rsp)
vcmpleps	%zmm3,%zmm10,%k4
vmovups	%zmm10,2000(%rsp)
vcmpleps	%zmm10,%zmm4,%k5
vmovups	%zmm29,848(%rsp)
vblendmps	%zmm29,%zmm11,%zmm0 {%k5}
vbroadcastss	358f(%rip),%zmm1
vxorps	%zmm1,%zmm29,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm22,%k7
kmovw	46(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm22,%zmm24,%zmm4 {%k5}
vmovups	%zmm4,1936(%rsp)
vcmpleps	%zmm2,%zmm9,%k4
vmovups	%zmm9,1424(%rsp)
vcmpleps	%zmm9,%zmm20,%k6
vxorps	%xmm19,%xmm19,%xmm19
vmovups	96(%rsp),%zmm22
vblendmps	%zmm22,%zmm11,%zmm0 {%k6}
vxorps	%zmm1,%zmm22,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm19,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm19,%zmm24,%zmm2 {%k6}
vmovups	%zmm2,1808(%rsp)
vcmpleps	3728(%rsp),%zmm8,%k2
vcmpgeps	4944(%rsp),%zmm8,%k4
vmovups	720(%rsp),%zmm3
vblendmps	%zmm3,%zmm11,%zmm0 {%k4}
vxorps	%zmm1,%zmm3,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm19,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm19,%zmm24,%zmm8 {%k4}
vmovups	%zmm8,1872(%rsp)
vcmpgeps	4176(%rsp),%zmm18,%k3
vmovups	288(%rsp),%zmm3
vblendmps	%zmm3,%zmm11,%zmm0 {%k3}
vcmpleps	5008(%rsp),%zmm18,%k3
vxorps	%zmm1,%zmm3,%zmm0 {%k3}
vmovaps	%zmm1,%zmm3
vcmpgeps	5072(%rsp),%zmm14,%k3
vmovups	464(%rsp),%zmm9
vblendmps	%zmm9,%zmm11,%zmm1 {%k3}
vcmpleps	5136(%rsp),%zmm14,%k3
vxorps	%zmm3,%zmm9,%zmm1 {%k3}
vcmpgeps	5200(%rsp),%zmm12,%k3
vmovups	784(%rsp),%zmm10
vblendmps	%zmm10,%zmm11,%zmm9 {%k3}
vcmpleps	3792(%rsp),%zmm12,%k3
vxorps	%zmm3,%zmm10,%zmm9 {%k3}
vcmpleps	%zmm0,%zmm19,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm19,%zmm24,%zmm3 {%k1}
vmovups	%zmm3,1744(%rsp)
vmulps	%zmm2,%zmm16,%zmm14
vmovups	%zmm16,1040(%rsp)
vmulps	%zmm14,%zmm26,%zmm0
vmulps	%zmm4,%zmm17,%zmm23
vmovups	%zmm17,976(%rsp)
vmulps	%zmm23,%zmm0,%zmm2
vmulps	%zmm8,%zmm7,%zmm28
vmovaps	%zmm7,%zmm13
vmovups	%zmm7,1168(%rsp)
vmulps	%zmm28,%zmm5,%zmm0
vmulps	%zmm23,%zmm0,%zmm20
vmulps	%zmm2,%zmm20,%zmm4
vmovaps	%zmm2,%zmm0
vfnmadd213ps	%zmm24,%zmm2,%zmm0
vbroadcastss	426f(%rip),%zmm12
vmovups	%zmm0,6352(%rsp)
vmaxps	%zmm12,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm3,%zmm31,%zmm29
vmulps	2192(%rsp),%zmm29,%zmm5
vmulps	%zmm23,%zmm5,%zmm10
vmulps	%zmm2,%zmm10,%zmm7
vdivps	%zmm0,%zmm24,%zmm30
vmulps	%zmm30,%zmm16,%zmm0
vmovaps	%zmm24,%zmm0 {%k6}
vmovdqu64	6608(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k6
vmulps	%zmm17,%zmm0,%zmm11
vmovaps	%zmm0,%zmm11 {%k5}
vcmpleps	%zmm1,%zmm19,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm19,%zmm24,%zmm1 {%k6}
vmovups	%zmm1,1680(%rsp)
vmulps	656(%rsp),%zmm28,%zmm0
vfmsub231ps	%zmm0,%zmm14,%zmm4
vmulps	%zmm30,%zmm4,%zmm5
vmulps	%zmm20,%zmm10,%zmm6
vmovaps	%zmm20,%zmm21
vfnmadd213ps	%zmm24,%zmm20,%zmm21
vfnmadd231ps	%zmm5,%zmm5,%zmm21
vmaxps	%zmm12,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm4
vmulps	2256(%rsp),%zmm29,%zmm0
vfmsub231ps	%zmm0,%zmm14,%zmm7
vmovaps	%zmm14,%zmm0
vmulps	%zmm30,%zmm7,%zmm3
vmulps	1232(%rsp),%zmm29,%zmm7
vfmsub231ps	%zmm7,%zmm28,%zmm6
vfnmadd231ps	%zmm5,%zmm3,%zmm6
vmulps	%zmm4,%zmm6,%zmm27
vmovaps	%zmm10,%zmm22
vfnmadd213ps	%zmm24,%zmm10,%zmm22
vfnmadd231ps	%zmm3,%zmm3,%zmm22
vfnmadd231ps	%zmm27,%zmm27,%zmm22
vmaxps	%zmm12,%zmm22,%zmm7
vsqrtps	%zmm7,%zmm8
vmulps	%zmm4,%zmm13,%zmm12
vmovaps	%zmm24,%zmm12 {%k4}
vcmpleps	%zmm9,%zmm19,%k4
vmovaps	%zmm25,%zmm26
vmulps	%zmm1,%zmm25,%zmm13
vmulps	528(%rsp),%zmm13,%zmm7
vmulps	%zmm23,%zmm7,%zmm7
vmovaps	%zmm2,%zmm17
vmovups	%zmm2,4496(%rsp)
vmulps	%zmm2,%zmm7,%zmm14
vmulps	5712(%rsp),%zmm13,%zmm9
vfmsub231ps	%zmm9,%zmm0,%zmm14
vdivps	%zmm8,%zmm24,%zmm6
vmulps	%zmm6,%zmm31,%zmm15
vmovaps	%zmm24,%zmm15 {%k1}
vmovdqu64	6544(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm19,%zmm24,%zmm1 {%k1}
vmovups	%zmm1,1616(%rsp)
vmovups	1552(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm16
vmulps	592(%rsp),%zmm16,%zmm8
vmulps	%zmm23,%zmm8,%zmm8
vmulps	%zmm17,%zmm8,%zmm17
vmulps	4560(%rsp),%zmm16,%zmm19
vfmsub231ps	%zmm19,%zmm0,%zmm17
vmovaps	%zmm20,%zmm0
vmovups	%zmm20,4432(%rsp)
vmulps	%zmm20,%zmm7,%zmm19
vmulps	2832(%rsp),%zmm13,%zmm20
vfmsub231ps	%zmm20,%zmm28,%zmm19
vmulps	1488(%rsp),%zmm16,%zmm20
vmulps	%zmm7,%zmm8,%zmm25
vfmsub231ps	%zmm20,%zmm13,%zmm25
vmulps	1296(%rsp),%zmm13,%zmm13
vmovups	%zmm10,4368(%rsp)
vmulps	%zmm10,%zmm7,%zmm20
vfmsub231ps	%zmm13,%zmm29,%zmm20
vmulps	%zmm0,%zmm8,%zmm13
vmulps	2896(%rsp),%zmm16,%zmm23
vmovups	%zmm28,6480(%rsp)
vfmsub231ps	%zmm23,%zmm28,%zmm13
vmulps	1360(%rsp),%zmm16,%zmm16
vmulps	%zmm10,%zmm8,%zmm28
vmovups	%zmm29,6416(%rsp)
vfmsub231ps	%zmm16,%zmm29,%zmm28
vmulps	%zmm12,%zmm11,%zmm11
vmulps	%zmm15,%zmm11,%zmm29
vmovups	%zmm30,6864(%rsp)
vmulps	%zmm30,%zmm14,%zmm15
vfnmadd231ps	%zmm5,%zmm15,%zmm19
vmovaps	%zmm4,%zmm0
vmovups	%zmm4,2704(%rsp)
vmulps	%zmm4,%zmm19,%zmm16
vfnmadd231ps	%zmm3,%zmm15,%zmm20
vmovaps	%zmm27,%zmm1
vmovups	%zmm27,4304(%rsp)
vfnmadd231ps	%zmm27,%zmm16,%zmm20
vmulps	%zmm6,%zmm20,%zmm27
vmovaps	%zmm24,%zmm20
vmovaps	%zmm7,%zmm24
vfnmadd213ps	%zmm20,%zmm7,%zmm24
vfnmadd231ps	%zmm15,%zmm15,%zmm24
vfnmadd231ps	%zmm16,%zmm16,%zmm24
vfnmadd231ps	%zmm27,%zmm27,%zmm24
vbroadcastss	426f(%rip),%zmm10
vmaxps	%zmm10,%zmm24,%zmm11
vsqrtps	%zmm11,%zmm11
vdivps	%zmm11,%zmm20,%zmm4
vmulps	%zmm4,%zmm26,%zmm14
vmovaps	%zmm26,%zmm9
vmovaps	%zmm20,%zmm14 {%k6}
vxorps	%xmm23,%xmm23,%xmm23
vmulps	%zmm30,%zmm17,%zmm26
vfnmadd231ps	%zmm5,%zmm26,%zmm13
vmulps	%zmm0,%zmm13,%zmm12
vfnmadd231ps	%zmm3,%zmm26,%zmm28
vfnmadd231ps	%zmm1,%zmm12,%zmm28
vmulps	%zmm6,%zmm28,%zmm19
vfnmadd231ps	%zmm15,%zmm26,%zmm25
vfnmadd231ps	%zmm16,%zmm12,%zmm25
vfnmadd231ps	%zmm27,%zmm19,%zmm25
vmulps	%zmm4,%zmm25,%zmm11
vmovaps	%zmm8,%zmm25
vfnmadd213ps	%zmm20,%zmm8,%zmm25
vfnmadd231ps	%zmm26,%zmm26,%zmm25
vfnmadd231ps	%zmm12,%zmm12,%zmm25
vfnmadd231ps	%zmm19,%zmm19,%zmm25
vfnmadd231ps	%zmm11,%zmm11,%zmm25
vmaxps	%zmm10,%zmm25,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	%zmm14,%zmm29,%zmm17
vdivps	%zmm13,%zmm20,%zmm1
vmovaps	%zmm2,%zmm14
vmulps	%zmm1,%zmm2,%zmm13
vmulps	%zmm13,%zmm17,%zmm10
vmovaps	%zmm17,%zmm10 {%k1}
vmovups	%zmm10,2128(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovss	3024(%rsp),%xmm13
vucomiss	%xmm10,%xmm13
kmovw	44(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	976(%rsp),%zmm2
vmulps	848(%rsp),%zmm2,%zmm13
vmovaps	%zmm13,%zmm17
vfmadd213ps	%zmm23,%zmm13,%zmm17 {%k1} {z}
kmovw	42(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	1040(%rsp),%zmm2
vmulps	96(%rsp),%zmm2,%zmm28
vmovaps	%zmm28,%zmm20 {%k1} {z}
vfmadd213ps	%zmm17,%zmm20,%zmm20
kmovw	40(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	1168(%rsp),%zmm2
vmulps	720(%rsp),%zmm2,%zmm17
vmovaps	%zmm17,%zmm29 {%k1} {z}
vfmadd213ps	%zmm20,%zmm29,%zmm29
kmovw	38(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	%zmm31,4688(%rsp)
vmulps	288(%rsp),%zmm31,%zmm30
vmovaps	%zmm30,%zmm20 {%k1} {z}
vfmadd213ps	%zmm29,%zmm20,%zmm20
kmovw	36(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm9,3664(%rsp)
vmulps	464(%rsp),%zmm9,%zmm29
vmovaps	%zmm29,%zmm31 {%k1} {z}
vfmadd213ps	%zmm20,%zmm31,%zmm31
kmovw	34(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	784(%rsp),%zmm14,%zmm10
vmovaps	%zmm10,%zmm2 {%k1} {z}
vfmadd213ps	%zmm31,%zmm2,%zmm2
vmovups	%zmm2,3024(%rsp)
vmulps	1936(%rsp),%zmm13,%zmm13
vmovups	4496(%rsp),%zmm20
vmulps	%zmm13,%zmm20,%zmm31
vfmsub231ps	1808(%rsp),%zmm28,%zmm31
vmovups	4432(%rsp),%zmm23
vmulps	%zmm13,%zmm23,%zmm28
vfmsub231ps	1872(%rsp),%zmm17,%zmm28
vmovups	4368(%rsp),%zmm0
vmulps	%zmm13,%zmm0,%zmm14
vfmsub231ps	1744(%rsp),%zmm30,%zmm14
vmulps	%zmm13,%zmm7,%zmm30
vfmsub231ps	1680(%rsp),%zmm29,%zmm30
vmulps	%zmm13,%zmm8,%zmm9
vfmsub231ps	1616(%rsp),%zmm10,%zmm9
vmovups	6864(%rsp),%zmm10
vbroadcastss	358f(%rip),%zmm2
vxorps	%zmm2,%zmm20,%zmm17
vmovups	%zmm17,5520(%rsp)
vxorps	%zmm2,%zmm23,%zmm17
vmovups	%zmm17,5584(%rsp)
vxorps	%zmm2,%zmm0,%zmm17
vmovups	%zmm17,4368(%rsp)
vxorps	%zmm2,%zmm7,%zmm7
vmovups	%zmm7,4432(%rsp)
vxorps	%zmm2,%zmm8,%zmm7
vmovups	%zmm7,4496(%rsp)
vmulps	%zmm10,%zmm31,%zmm17
vfnmadd231ps	%zmm5,%zmm17,%zmm28
vxorps	%zmm2,%zmm5,%zmm5
vmovups	%zmm5,5392(%rsp)
vfnmadd231ps	%zmm3,%zmm17,%zmm14
vxorps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,5456(%rsp)
vmulps	2704(%rsp),%zmm28,%zmm29
vmovups	4304(%rsp),%zmm3
vfnmadd231ps	%zmm3,%zmm29,%zmm14
vxorps	%zmm2,%zmm3,%zmm7
vfnmadd231ps	%zmm15,%zmm17,%zmm30
vxorps	%zmm2,%zmm15,%zmm3
vmovups	%zmm3,4304(%rsp)
vfnmadd231ps	%zmm16,%zmm29,%zmm30
vxorps	%zmm2,%zmm16,%zmm28
vmovaps	%zmm6,%zmm23
vmulps	%zmm6,%zmm14,%zmm31
vfnmadd231ps	%zmm27,%zmm31,%zmm30
vxorps	%zmm2,%zmm27,%zmm6
vfnmadd231ps	%zmm26,%zmm17,%zmm9
vxorps	%zmm2,%zmm26,%zmm14
vfnmadd231ps	%zmm12,%zmm29,%zmm9
vxorps	%zmm2,%zmm12,%zmm15
vfnmadd231ps	%zmm19,%zmm31,%zmm9
vxorps	%zmm2,%zmm19,%zmm26
vmovaps	%zmm2,%zmm3
vmovaps	%zmm4,%zmm8
vmulps	%zmm4,%zmm30,%zmm2
vxorps	%xmm30,%xmm30,%xmm30
vfnmadd231ps	%zmm11,%zmm2,%zmm9
vxorps	%zmm3,%zmm11,%zmm16
vmovaps	%zmm13,%zmm5
vfmadd213ps	%zmm30,%zmm13,%zmm5
vfmadd231ps	%zmm17,%zmm17,%zmm5
vfmadd231ps	%zmm29,%zmm29,%zmm5
vfmadd231ps	%zmm31,%zmm31,%zmm5
vfmadd231ps	%zmm2,%zmm2,%zmm5
vmovaps	%zmm1,%zmm27
vmulps	%zmm1,%zmm9,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm5
ja	87f
vmovaps	%zmm14,%zmm25
vbroadcastss	16(%r11),%zmm9
vmovups	1168(%rsp),%zmm22
vbroadcastss	97f(%rip),%zmm24
vdivps	%zmm22,%zmm24,%zmm11
vmovups	3856(%rsp),%zmm21
vdivps	%zmm21,%zmm24,%zmm12
vmulss	%xmm9,%xmm9,%xmm14
vbroadcastss	%xmm14,%zmm14
vcmpgeps	3024(%rsp),%zmm14,%k1
vmulps	160(%rsp),%zmm11,%zmm11
vmulps	2128(%rsp),%zmm12,%zmm12
vmovups	4688(%rsp),%zmm20
vdivps	%zmm20,%zmm24,%zmm14
vmulps	%zmm18,%zmm14,%zmm14
vmulps	427f(%rip){1to16},%zmm11,%zmm11
vmulps	428f(%rip){1to16},%zmm14,%zmm14
vcmpunordps	%zmm11,%zmm11,%k2
vmaxps	%zmm11,%zmm14,%zmm11
vmovaps	%zmm14,%zmm11 {%k2}
vbroadcastss	348f(%rip),%zmm19
vmovups	4240(%rsp),%zmm3
vcmpltps	%zmm19,%zmm3,%k2
vaddps	%zmm3,%zmm3,%zmm14
vsqrtps	%zmm14,%zmm14
vmulps	429f(%rip){1to16},%zmm14,%zmm14 {%k2} {z}
vcmpunordps	%zmm11,%zmm11,%k2
vmaxps	%zmm11,%zmm14,%zmm11
vmovaps	%zmm14,%zmm11 {%k2}
vmulps	%zmm12,%zmm12,%zmm12
vminps	%zmm24,%zmm12,%zmm12
vmulps	%zmm9,%zmm12,%zmm9
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k2}
vcmpltps	%zmm19,%zmm21,%k2
vmovaps	%zmm9,%zmm9 {%k2} {z}
vmulps	%zmm9,%zmm9,%zmm9
vcmpleps	%zmm9,%zmm5,%k1 {%k1}
vmovups	1808(%rsp),%zmm3
vmulps	1936(%rsp),%zmm3,%zmm5
vmulps	1872(%rsp),%zmm5,%zmm5
vmulps	1744(%rsp),%zmm5,%zmm5
vmulps	1680(%rsp),%zmm5,%zmm5
vmulps	1616(%rsp),%zmm5,%zmm5
vcmpnltps	%zmm5,%zmm30,%k2
vmovaps	%zmm24,%zmm5 {%k2} {z}
vbroadcastss	346f(%rip),%zmm9
vblendmps	%zmm5,%zmm9,%zmm5 {%k1}
vmovups	5328(%rsp),%zmm3
vcmpleps	3984(%rsp),%zmm3,%k1
vminps	432f(%rip){1to16},%zmm5,%zmm5 {%k1}
vmovups	3920(%rsp),%zmm3
vcmpeqps	%zmm9,%zmm3,%k1
vmovaps	%zmm5,%zmm3 {%k1}
vmovups	%zmm3,3920(%rsp)
vcmpeqps	%zmm9,%zmm3,%k1
vmovaps	%zmm24,%zmm12 {%k1} {z}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm12,%xmm5
vmovshdup	%xmm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm12,%xmm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm12,%xmm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vextractf128	$1,%ymm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vmovshdup	%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufpd	$1,%xmm9,%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vextractf32x4	$2,%zmm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vmovshdup	%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufpd	$1,%xmm9,%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vextractf32x4	$3,%zmm12,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vmovshdup	%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufpd	$1,%xmm9,%xmm9,%xmm11
vaddss	%xmm5,%xmm11,%xmm5
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm5,%xmm9,%xmm5
vucomiss	%xmm3,%xmm5
vmovups	912(%rsp),%zmm3
vmovups	%zmm3,2640(%rsp)
vmovups	2064(%rsp),%zmm5
vbroadcastss	332f(%rip),%zmm11
vxorps	%xmm3,%xmm3,%xmm3
ja	67b
jmp	88f
.p2align	4
87:
vmulps	%zmm0,%zmm27,%zmm0
vfmadd213ps	%zmm2,%zmm0,%zmm16
vmulps	%zmm16,%zmm8,%zmm11
vfmadd213ps	%zmm31,%zmm11,%zmm6
vfmadd213ps	%zmm6,%zmm0,%zmm26
vmulps	%zmm26,%zmm23,%zmm6
vfmadd213ps	%zmm29,%zmm6,%zmm7
vfmadd213ps	%zmm7,%zmm11,%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm15
vmulps	2704(%rsp),%zmm15,%zmm9
vmovups	5392(%rsp),%zmm1
vfmadd213ps	%zmm17,%zmm9,%zmm1
vmovups	5456(%rsp),%zmm2
vfmadd213ps	%zmm1,%zmm6,%zmm2
vmovups	4304(%rsp),%zmm1
vfmadd213ps	%zmm2,%zmm11,%zmm1
vfmadd213ps	%zmm1,%zmm0,%zmm14
vmulps	%zmm14,%zmm10,%zmm4
vmovups	5520(%rsp),%zmm2
vfmadd213ps	%zmm13,%zmm4,%zmm2
vmovups	5584(%rsp),%zmm3
vfmadd213ps	%zmm2,%zmm9,%zmm3
vmovups	4368(%rsp),%zmm2
vfmadd213ps	%zmm3,%zmm6,%zmm2
vmovups	4432(%rsp),%zmm3
vfmadd213ps	%zmm2,%zmm11,%zmm3
vmovups	4496(%rsp),%zmm2
vfmadd213ps	%zmm3,%zmm0,%zmm2
vmovups	976(%rsp),%zmm7
vmulps	%zmm2,%zmm7,%zmm2
vmovups	1040(%rsp),%zmm8
vmulps	%zmm4,%zmm8,%zmm31
vmovups	1168(%rsp),%zmm16
vmulps	%zmm9,%zmm16,%zmm9
vmovups	4688(%rsp),%zmm17
vmulps	%zmm6,%zmm17,%zmm4
vmovups	3664(%rsp),%zmm10
vmulps	%zmm11,%zmm10,%zmm15
vmovups	1552(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm12
vmovups	%zmm12,1488(%rsp)
vmovups	1424(%rsp),%zmm29
vaddps	%zmm31,%zmm29,%zmm0
vmovups	2960(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2384(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vcmpeqps	%zmm29,%zmm3,%k1
vcmpneqps	%zmm3,%zmm0,%k1 {%k1}
vmovups	2000(%rsp),%zmm28
vaddps	%zmm2,%zmm28,%zmm0
vmovups	2448(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm1,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2512(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k2}
vcmpeqps	%zmm28,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k0 {%k2}
vmovups	160(%rsp),%zmm13
vmovups	%zmm9,4560(%rsp)
vaddps	%zmm9,%zmm13,%zmm0
vmovups	4944(%rsp),%zmm23
vminps	%zmm0,%zmm23,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm23,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3728(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k2}
vcmpeqps	%zmm13,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k2 {%k2}
vmovups	%zmm4,2704(%rsp)
vaddps	%zmm4,%zmm18,%zmm0
vmovups	4176(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm3
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	5008(%rsp),%zmm27
vmaxps	%zmm3,%zmm27,%zmm3
vmovaps	%zmm27,%zmm3 {%k3}
vcmpeqps	%zmm18,%zmm3,%k3
vcmpneqps	%zmm3,%zmm0,%k3 {%k3}
vmovups	912(%rsp),%zmm6
vaddps	%zmm15,%zmm6,%zmm0
vmovups	5072(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm3
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	5136(%rsp),%zmm14
vmaxps	%zmm3,%zmm14,%zmm3
vmovaps	%zmm14,%zmm3 {%k4}
vcmpeqps	%zmm6,%zmm3,%k4
vcmpneqps	%zmm3,%zmm0,%k4 {%k4}
vmovups	2064(%rsp),%zmm19
vaddps	%zmm12,%zmm19,%zmm0
vmovups	5200(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm3
vcmpunordps	%zmm0,%zmm0,%k5
vmovaps	%zmm4,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmovups	3792(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k5}
vcmpeqps	%zmm19,%zmm3,%k5
vcmpneqps	%zmm3,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	354f(%rip),%zmm3 {%k4} {z}
vpord	355f(%rip){1to16},%zmm3,%zmm3 {%k5}
vpord	353f(%rip){1to16},%zmm3,%zmm3 {%k3}
vpord	352f(%rip){1to16},%zmm3,%zmm3 {%k2}
vpord	349f(%rip){1to16},%zmm3,%zmm3 {%k1}
vpord	%zmm0,%zmm3,%zmm0
vxorps	%xmm26,%xmm26,%xmm26
vbroadcastss	97f(%rip),%zmm30
vmovups	6352(%rsp),%zmm1
vminps	%zmm30,%zmm1,%zmm3
vminps	%zmm3,%zmm21,%zmm3
vminps	%zmm3,%zmm22,%zmm3
vminps	%zmm3,%zmm24,%zmm3
vminps	%zmm3,%zmm25,%zmm3
vmulps	5776(%rsp),%zmm7,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmovups	1936(%rsp),%zmm12
vsubps	%zmm12,%zmm30,%zmm7
vfmadd231ps	%zmm6,%zmm12,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k1}
vmulps	4624(%rsp),%zmm8,%zmm6
vmulps	%zmm6,%zmm8,%zmm6
vmovups	1808(%rsp),%zmm8
vsubps	%zmm8,%zmm30,%zmm7
vfmadd231ps	%zmm6,%zmm8,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k1}
vmulps	4048(%rsp),%zmm16,%zmm6
vmulps	%zmm6,%zmm16,%zmm6
vmovups	1872(%rsp),%zmm8
vsubps	%zmm8,%zmm30,%zmm7
vfmadd231ps	%zmm6,%zmm8,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k1}
vmulps	2768(%rsp),%zmm17,%zmm6
vmulps	%zmm6,%zmm17,%zmm6
vmovups	1744(%rsp),%zmm8
vsubps	%zmm8,%zmm30,%zmm7
vfmadd231ps	%zmm6,%zmm8,%zmm7
vmovups	5648(%rsp),%zmm6
vsubps	4112(%rsp),%zmm6,%zmm12
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k1}
vmovups	3600(%rsp),%zmm7
vfmadd132ps	848(%rsp),%zmm26,%zmm7
vmovups	96(%rsp),%zmm1
vfmadd231ps	3152(%rsp),%zmm1,%zmm7
vmovups	720(%rsp),%zmm1
vfmadd231ps	3216(%rsp),%zmm1,%zmm7
vmovups	288(%rsp),%zmm1
vfmadd231ps	3280(%rsp),%zmm1,%zmm7
vmovups	464(%rsp),%zmm1
vfmadd231ps	3408(%rsp),%zmm1,%zmm7
vmulps	5840(%rsp),%zmm10,%zmm8
vmulps	%zmm8,%zmm10,%zmm8
vmovups	1680(%rsp),%zmm6
vsubps	%zmm6,%zmm30,%zmm10
vfmadd231ps	%zmm8,%zmm6,%zmm10
vminps	%zmm3,%zmm10,%zmm8
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vmovups	784(%rsp),%zmm1
vfmadd231ps	3472(%rsp),%zmm1,%zmm7
vmulps	2320(%rsp),%zmm11,%zmm3
vmulps	%zmm3,%zmm11,%zmm3
vmovups	1616(%rsp),%zmm1
vsubps	%zmm1,%zmm30,%zmm11
vfmadd231ps	%zmm3,%zmm1,%zmm11
vminps	%zmm8,%zmm11,%zmm3
vsqrtps	%zmm5,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm11,%zmm3 {%k1}
vdivps	%zmm13,%zmm30,%zmm5
vmulps	%zmm5,%zmm16,%zmm1
vmovups	2576(%rsp),%zmm5
vcmpnltps	%zmm5,%zmm26,%k0
vcmpltps	%zmm5,%zmm26,%k2
vcmpltps	435f(%rip){1to16},%zmm3,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm3
vmovups	3344(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm5
vbroadcastss	342f(%rip),%zmm24
vmulps	%zmm24,%zmm11,%zmm7
vmaxps	%zmm5,%zmm7,%zmm8
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm7,%zmm8 {%k4}
vmaxps	336f(%rip){1to16},%zmm8,%zmm5
vdivps	%zmm5,%zmm30,%zmm5
vmulps	%zmm5,%zmm11,%zmm5
vmulps	3536(%rsp),%zmm5,%zmm5
vmovups	4880(%rsp),%zmm8
vminps	%zmm5,%zmm8,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm8,%zmm7 {%k4}
vmaxps	438f(%rip){1to16},%zmm7,%zmm5
vcmpnltps	%zmm11,%zmm26,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm30,%zmm5 {%k4}
vmulps	439f(%rip){1to16},%zmm10,%zmm7
vmulps	%zmm7,%zmm10,%zmm7
vmovups	%zmm1,528(%rsp)
vmulps	%zmm7,%zmm1,%zmm7
korw	%k0,%k3,%k5
vbroadcastss	348f(%rip),%zmm25
vmovaps	%zmm25,%zmm7 {%k5}
vcmpleps	%zmm3,%zmm7,%k4
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpgeps	3024(%rsp),%zmm3,%k0 {%k4}
vcmpgtps	4816(%rsp),%zmm10,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vmovups	%zmm12,224(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vcmpnltps	%zmm12,%zmm26,%k2
vptestmd	%zmm0,%zmm0,%k6
korw	%k2,%k1,%k7
vmovdqu64	6288(%rsp),%zmm6
vpord	%zmm0,%zmm6,%zmm0
vmovdqa32	%zmm6,%zmm0 {%k7}
vmovdqu64	%zmm0,592(%rsp)
vbroadcastss	333f(%rip),%zmm22
vandps	%zmm22,%zmm2,%zmm0
vbroadcastss	442f(%rip),%zmm17
vaddps	%zmm17,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm12
vmovups	2640(%rsp),%zmm20
vmulps	%zmm12,%zmm20,%zmm0
vminps	%zmm5,%zmm0,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vandps	%zmm22,%zmm31,%zmm8
vaddps	%zmm17,%zmm8,%zmm8
vdivps	%zmm8,%zmm30,%zmm11
vmovaps	%zmm0,%zmm7 {%k4}
vmovups	4752(%rsp),%zmm6
vmulps	%zmm11,%zmm6,%zmm0
vminps	%zmm7,%zmm0,%zmm8
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm0,%zmm8 {%k4}
vandps	%zmm22,%zmm15,%zmm0
vaddps	%zmm17,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vbroadcastss	332f(%rip),%zmm21
vmulps	%zmm21,%zmm0,%zmm7
vmulps	%zmm7,%zmm20,%zmm13
vmulps	%zmm7,%zmm6,%zmm7
vminps	%zmm13,%zmm7,%zmm16
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm7,%zmm16 {%k4}
vmulps	6224(%rsp),%zmm0,%zmm7
vminps	%zmm16,%zmm7,%zmm13
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm7,%zmm13 {%k4}
vminps	%zmm8,%zmm13,%zmm16
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm13,%zmm16 {%k4}
vmovups	1488(%rsp),%zmm26
vandps	%zmm22,%zmm26,%zmm7
vaddps	%zmm17,%zmm7,%zmm7
vdivps	%zmm7,%zmm30,%zmm7
vmulps	%zmm21,%zmm7,%zmm8
vmulps	%zmm8,%zmm20,%zmm13
vmulps	%zmm8,%zmm6,%zmm8
vminps	%zmm13,%zmm8,%zmm17
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm8,%zmm17 {%k4}
vmulps	6160(%rsp),%zmm7,%zmm8
vminps	%zmm17,%zmm8,%zmm13
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm8,%zmm13 {%k4}
vminps	%zmm16,%zmm13,%zmm20
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm13,%zmm20 {%k4}
vcmpgtps	4240(%rsp),%zmm25,%k4
vmovaps	%zmm30,%zmm8 {%k4} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm8,%xmm13
vmovshdup	%xmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufpd	$1,%xmm8,%xmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufps	$255,%xmm8,%xmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$1,%ymm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$2,%zmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$3,%zmm8,%xmm8
vaddss	%xmm8,%xmm13,%xmm13
vmovshdup	%xmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufpd	$1,%xmm8,%xmm8,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm8,%xmm13,%xmm8
vmovups	3088(%rsp),%zmm16
vmulps	%zmm24,%zmm16,%zmm16 {%k3}
korw	%k6,%k7,%k3
vmovups	2128(%rsp),%zmm6
vmovaps	%zmm25,%zmm6 {%k5}
vmovups	%zmm6,2128(%rsp)
vmovaps	%zmm23,%zmm25
vmovaps	%zmm9,%zmm23
vmovups	4176(%rsp),%zmm21
vucomiss	%xmm1,%xmm8
vmovaps	%zmm20,%zmm8
vmovaps	%zmm30,%zmm24
vmovaps	%zmm27,%zmm30
vmovaps	%zmm4,%zmm27
vmovaps	%zmm26,%zmm4
jbe	65b
vxorps	%xmm26,%xmm26,%xmm26
vcmpltps	%zmm26,%zmm2,%k5
vmovups	2448(%rsp),%zmm1
vsubps	%zmm28,%zmm1,%zmm8
vsubps	2512(%rsp),%zmm28,%zmm8 {%k5}
vmulps	%zmm12,%zmm8,%zmm12
vmulps	1936(%rsp),%zmm8,%zmm8
vbroadcastss	443f(%rip),%zmm17
vmulps	%zmm17,%zmm12,%zmm12
vcmpltps	%zmm8,%zmm26,%k5
vbroadcastss	348f(%rip),%zmm1
vmovaps	%zmm1,%zmm8
vminps	%zmm1,%zmm12,%zmm8 {%k5}
vcmpltps	%zmm26,%zmm31,%k5
vmovups	2960(%rsp),%zmm6
vsubps	%zmm29,%zmm6,%zmm12
vsubps	2384(%rsp),%zmm29,%zmm12 {%k5}
vmulps	%zmm11,%zmm12,%zmm11
vmulps	1808(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm26,%k5
vmovaps	%zmm1,%zmm12
vmulps	%zmm17,%zmm11,%zmm12 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k5}
vmovups	4560(%rsp),%zmm6
vandps	%zmm22,%zmm6,%zmm11
vbroadcastss	442f(%rip),%zmm13
vaddps	%zmm13,%zmm11,%zmm11
vdivps	%zmm11,%zmm24,%zmm11
vcmpltps	%zmm26,%zmm6,%k5
vmovups	160(%rsp),%zmm6
vsubps	%zmm6,%zmm25,%zmm12
vsubps	3728(%rsp),%zmm6,%zmm12 {%k5}
vmulps	%zmm11,%zmm12,%zmm11
vmulps	1872(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm26,%k5
vmovaps	%zmm1,%zmm12
vmulps	%zmm17,%zmm11,%zmm12 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k5}
vmovups	2704(%rsp),%zmm6
vandps	%zmm22,%zmm6,%zmm11
vaddps	%zmm13,%zmm11,%zmm11
vdivps	%zmm11,%zmm24,%zmm11
vcmpltps	%zmm26,%zmm6,%k5
vsubps	%zmm18,%zmm21,%zmm9
vsubps	%zmm30,%zmm18,%zmm9 {%k5}
vmulps	%zmm11,%zmm9,%zmm11
vmulps	1744(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm26,%k5
vmovaps	%zmm1,%zmm9
vmulps	%zmm17,%zmm11,%zmm9 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k5}
vcmpltps	%zmm26,%zmm15,%k5
vmovups	912(%rsp),%zmm6
vsubps	%zmm6,%zmm23,%zmm9
vsubps	%zmm14,%zmm6,%zmm9 {%k5}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	1680(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm26,%k5
vmovaps	%zmm1,%zmm9
vmulps	%zmm17,%zmm0,%zmm9 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm26,%zmm4,%k5
vsubps	%zmm19,%zmm27,%zmm8
vsubps	3792(%rsp),%zmm19,%zmm8 {%k5}
vmulps	%zmm7,%zmm8,%zmm7
vmulps	1616(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm26,%k5
vmovaps	%zmm1,%zmm8
vmulps	%zmm17,%zmm7,%zmm8 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k5}
vcmpltps	%zmm20,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm20,%zmm8 {%k4}
jmp	65b
.p2align	4
88:
vmulps	%zmm0,%zmm27,%zmm0
vfmadd213ps	%zmm2,%zmm0,%zmm16
vmulps	%zmm16,%zmm8,%zmm5
vfmadd213ps	%zmm31,%zmm5,%zmm6
vfmadd213ps	%zmm6,%zmm0,%zmm26
vmulps	%zmm26,%zmm23,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm7
vfmadd213ps	%zmm7,%zmm5,%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm15
vmulps	2704(%rsp),%zmm15,%zmm6
vmovups	5392(%rsp),%zmm3
vfmadd213ps	%zmm17,%zmm6,%zmm3
vmovups	5456(%rsp),%zmm4
vfmadd213ps	%zmm3,%zmm1,%zmm4
vmovups	4304(%rsp),%zmm3
vfmadd213ps	%zmm4,%zmm5,%zmm3
vfmadd213ps	%zmm3,%zmm0,%zmm25
vmulps	%zmm25,%zmm10,%zmm3
vmovups	5520(%rsp),%zmm2
vfmadd213ps	%zmm13,%zmm3,%zmm2
vmovups	5584(%rsp),%zmm4
vfmadd213ps	%zmm2,%zmm6,%zmm4
vmovups	4368(%rsp),%zmm2
vfmadd213ps	%zmm4,%zmm1,%zmm2
vmovups	4432(%rsp),%zmm4
vfmadd213ps	%zmm2,%zmm5,%zmm4
vmovups	4496(%rsp),%zmm2
vfmadd213ps	%zmm4,%zmm0,%zmm2
vmulps	976(%rsp),%zmm2,%zmm2
vmovups	%zmm2,464(%rsp)
vmulps	1040(%rsp),%zmm3,%zmm2
vmovups	%zmm2,720(%rsp)
vmulps	%zmm6,%zmm22,%zmm2
vmovups	%zmm2,784(%rsp)
vmulps	%zmm1,%zmm20,%zmm1
vmovups	%zmm1,848(%rsp)
vmulps	3664(%rsp),%zmm5,%zmm1
vmovups	%zmm1,96(%rsp)
vmulps	1552(%rsp),%zmm0,%zmm0
vmovups	%zmm0,288(%rsp)
vdivps	5968(%rsp),%zmm24,%zmm0
vmulps	6032(%rsp),%zmm0,%zmm0
vpbroadcastd	389f(%rip),%zmm19
vpaddd	%zmm19,%zmm0,%zmm1
vpbroadcastd	392f(%rip),%zmm30
vpandd	%zmm30,%zmm1,%zmm1
vpbroadcastd	97f(%rip),%zmm29
vpsubd	%zmm1,%zmm29,%zmm4
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm24,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vbroadcastss	393f(%rip),%zmm5
vfmadd213ps	394f(%rip){1to16},%zmm4,%zmm5
vbroadcastss	395f(%rip),%zmm21
vmovaps	%zmm21,%zmm6
vfmadd213ps	396f(%rip){1to16},%zmm4,%zmm6
vbroadcastss	397f(%rip),%zmm2
vfmadd213ps	398f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	399f(%rip){1to16},%zmm0,%zmm2
vfmadd213ps	%zmm6,%zmm0,%zmm2
vfmadd213ps	%zmm5,%zmm0,%zmm2
vfmadd213ps	%zmm4,%zmm0,%zmm2
vfmadd231ps	422f(%rip){1to16},%zmm1,%zmm2
vmovups	5264(%rsp),%zmm0
vfmadd231ps	433f(%rip){1to16},%zmm0,%zmm2
vmovups	6096(%rsp),%zmm0
vfmadd231ps	434f(%rip){1to16},%zmm0,%zmm2
vmovups	%zmm2,2320(%rsp)
movl	12(%rsp),%edx
shrb	$3,%dl
testl	%r15d,%r15d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
cmpb	$1,%r8b
vbroadcastss	338f(%rip),%zmm22
vbroadcastss	346f(%rip),%zmm23
movq	80(%rsp),%r12
jne	93f
imulq	48(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
89:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r15),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	160(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	396f(%rip),%zmm3
vbroadcastss	397f(%rip),%zmm2
vbroadcastss	398f(%rip),%zmm9
vbroadcastss	399f(%rip),%zmm27
vbroadcastss	422f(%rip),%zmm28
vpbroadcastd	97f(%rip),%zmm25
.p2align	4
92:
vmovaps	(%r9),%zmm1
vmovaps	(%r8,%r14),%zmm4
vfmadd213ps	%zmm18,%zmm0,%zmm1
vaddps	%zmm1,%zmm4,%zmm1
vdivps	%zmm1,%zmm24,%zmm5
vmovaps	-64(%r8,%r14),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm22,%zmm5,%zmm10
vcmpltps	%zmm7,%zmm22,%k1
vmovaps	%zmm7,%zmm10 {%k1}
vaddps	%zmm24,%zmm10,%zmm14
vpaddd	%zmm19,%zmm14,%zmm14
vpandd	%zmm30,%zmm14,%zmm14
vmovdqa64	%zmm19,%zmm29
vpsubd	%zmm14,%zmm25,%zmm19
vaddps	%zmm22,%zmm19,%zmm20
vfmadd231ps	%zmm10,%zmm19,%zmm20
vmulps	%zmm20,%zmm20,%zmm10
vmovaps	%zmm21,%zmm19
vfmadd213ps	%zmm3,%zmm20,%zmm19
vmovaps	%zmm2,%zmm21
vfmadd213ps	%zmm9,%zmm20,%zmm21
vfmadd231ps	%zmm27,%zmm10,%zmm21
vfmadd213ps	%zmm19,%zmm10,%zmm21
vbroadcastss	393f(%rip),%zmm19
vfmadd213ps	394f(%rip){1to16},%zmm20,%zmm19
vfmadd213ps	%zmm19,%zmm10,%zmm21
vmovdqa64	%zmm29,%zmm19
vfmadd213ps	%zmm20,%zmm10,%zmm21
vcvtdq2ps	%zmm14,%zmm10
vfmadd231ps	%zmm28,%zmm10,%zmm21
vaddps	%zmm24,%zmm7,%zmm10
vmaxps	%zmm22,%zmm7,%zmm7
vfmsub231ps	%zmm10,%zmm21,%zmm7
vbroadcastss	395f(%rip),%zmm21
vaddps	%zmm23,%zmm1,%zmm10
vdivps	%zmm10,%zmm24,%zmm10
vfmadd231ps	%zmm7,%zmm1,%zmm8
vmulps	%zmm5,%zmm4,%zmm1
vmulps	%zmm10,%zmm10,%zmm4
vaddps	%zmm10,%zmm6,%zmm6
vmulps	%zmm4,%zmm10,%zmm5
vaddps	%zmm4,%zmm31,%zmm31
vaddps	%zmm5,%zmm26,%zmm26
vfmadd231ps	%zmm5,%zmm1,%zmm13
vmulps	%zmm5,%zmm4,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm15
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm17,%zmm17
vfmadd231ps	%zmm4,%zmm1,%zmm12
vfmadd231ps	%zmm1,%zmm5,%zmm11
vaddps	%zmm5,%zmm16,%zmm16
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	92b
incq	%rdx
addq	%rax,%rbx
cmpq	%r15,%rdx
jne	89b
93:
vmovups	464(%rsp),%zmm20
vbroadcastss	333f(%rip),%zmm2
vandps	%zmm2,%zmm20,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vmovups	720(%rsp),%zmm14
vandps	%zmm2,%zmm14,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	96(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	288(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	3920(%rsp),%zmm2
vcmpleps	%zmm24,%zmm2,%k2
vmovups	912(%rsp),%zmm1
vminps	2064(%rsp),%zmm1,%zmm1
vmulps	436f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovups	1040(%rsp),%zmm3
vmulps	224(%rsp),%zmm3,%zmm0
vmovups	976(%rsp),%zmm1
vmulps	%zmm1,%zmm0,%zmm28
vmovups	1168(%rsp),%zmm29
vmulps	1104(%rsp),%zmm29,%zmm0
vmulps	%zmm1,%zmm0,%zmm5
vmulps	656(%rsp),%zmm29,%zmm0
vmulps	%zmm28,%zmm5,%zmm10
vfmsub231ps	%zmm0,%zmm3,%zmm10
vmovups	4688(%rsp),%zmm4
vmulps	2192(%rsp),%zmm4,%zmm0
vmulps	%zmm1,%zmm0,%zmm7
vmulps	2256(%rsp),%zmm4,%zmm0
vmulps	%zmm28,%zmm7,%zmm22
vfmsub231ps	%zmm0,%zmm3,%zmm22
vmulps	1232(%rsp),%zmm4,%zmm0
vmovaps	%zmm24,%zmm23
vmulps	%zmm5,%zmm7,%zmm24
vfmsub231ps	%zmm0,%zmm29,%zmm24
vmovups	3664(%rsp),%zmm21
vmulps	528(%rsp),%zmm21,%zmm0
vmulps	%zmm1,%zmm0,%zmm30
vmulps	5712(%rsp),%zmm21,%zmm0
vmulps	%zmm28,%zmm30,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmovups	%zmm9,224(%rsp)
vmulps	2832(%rsp),%zmm21,%zmm0
vmulps	%zmm5,%zmm30,%zmm19
vfmsub231ps	%zmm0,%zmm29,%zmm19
vmulps	1296(%rsp),%zmm21,%zmm0
vmulps	%zmm7,%zmm30,%zmm25
vfmsub231ps	%zmm0,%zmm4,%zmm25
vmovups	1552(%rsp),%zmm27
vmulps	592(%rsp),%zmm27,%zmm0
vmulps	%zmm1,%zmm0,%zmm0
vmulps	4560(%rsp),%zmm27,%zmm1
vmulps	%zmm28,%zmm0,%zmm9
vfmsub231ps	%zmm1,%zmm3,%zmm9
vmovups	%zmm9,656(%rsp)
vmovups	2000(%rsp),%zmm9
vaddps	%zmm9,%zmm20,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2448(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2512(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm9 {%k3}
vcmpeqps	345f(%rip){1to16},%zmm2,%k1
vbroadcastss	208(%r11),%zmm20
vmovaps	%zmm20,%zmm9 {%k1}
movq	64(%rsp),%rsi
movq	%rsi,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm1
vmovups	%zmm1,464(%rsp)
movq	16(%rsp),%rbx
vmovaps	%zmm9,(%rbx,%rax)
vmovups	1424(%rsp),%zmm2
vaddps	%zmm2,%zmm14,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2960(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2384(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vmovaps	%zmm3,%zmm2 {%k3}
vmovaps	%zmm20,%zmm2 {%k1}
movq	24(%rsp),%r14
addq	%r14,%rsi
shlq	$6,%rsi
vmovaps	%zmm2,(%rbx,%rsi)
vmovups	%zmm28,1296(%rsp)
vfnmadd213ps	%zmm23,%zmm28,%zmm28
vbroadcastss	426f(%rip),%zmm2
vmaxps	%zmm2,%zmm28,%zmm3
vsqrtps	%zmm3,%zmm3
vmovaps	%zmm27,%zmm1
vmulps	2896(%rsp),%zmm27,%zmm14
vmulps	%zmm5,%zmm0,%zmm27
vfmsub231ps	%zmm14,%zmm29,%zmm27
vdivps	%zmm3,%zmm23,%zmm14
vmulps	1360(%rsp),%zmm1,%zmm29
vmulps	%zmm7,%zmm0,%zmm3
vfmsub231ps	%zmm29,%zmm4,%zmm3
vminps	%zmm23,%zmm28,%zmm28
vmulps	%zmm14,%zmm10,%zmm10
vmovups	%zmm5,1104(%rsp)
vfnmadd213ps	%zmm23,%zmm5,%zmm5
vfnmadd231ps	%zmm10,%zmm10,%zmm5
vminps	%zmm28,%zmm5,%zmm28
vmaxps	%zmm2,%zmm5,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	1488(%rsp),%zmm1,%zmm29
vmulps	%zmm30,%zmm0,%zmm1
vfmsub231ps	%zmm29,%zmm21,%zmm1
vdivps	%zmm4,%zmm23,%zmm29
vmulps	%zmm14,%zmm22,%zmm4
vfnmadd231ps	%zmm10,%zmm4,%zmm24
vmulps	%zmm29,%zmm24,%zmm22
vmovups	%zmm7,528(%rsp)
vfnmadd213ps	%zmm23,%zmm7,%zmm7
vfnmadd231ps	%zmm4,%zmm4,%zmm7
vfnmadd231ps	%zmm22,%zmm22,%zmm7
vminps	%zmm28,%zmm7,%zmm9
vmaxps	%zmm2,%zmm7,%zmm24
vsqrtps	%zmm24,%zmm24
vdivps	%zmm24,%zmm23,%zmm24
vmulps	224(%rsp),%zmm14,%zmm28
vfnmadd231ps	%zmm10,%zmm28,%zmm19
vmulps	%zmm29,%zmm19,%zmm19
vfnmadd231ps	%zmm4,%zmm28,%zmm25
vfnmadd231ps	%zmm22,%zmm19,%zmm25
vmulps	%zmm24,%zmm25,%zmm5
vmovups	%zmm30,592(%rsp)
vmovaps	%zmm30,%zmm7
vmovaps	%zmm4,%zmm30
vfnmadd213ps	%zmm23,%zmm7,%zmm7
vfnmadd231ps	%zmm28,%zmm28,%zmm7
vfnmadd231ps	%zmm19,%zmm19,%zmm7
vfnmadd231ps	%zmm5,%zmm5,%zmm7
vminps	%zmm9,%zmm7,%zmm25
vmaxps	%zmm2,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	160(%rsp),%zmm4
vaddps	784(%rsp),%zmm4,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	4944(%rsp),%zmm2
vminps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm2,%zmm9 {%k4}
vdivps	%zmm7,%zmm23,%zmm21
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	3728(%rsp),%zmm2
vmaxps	%zmm9,%zmm2,%zmm7
vmovaps	%zmm2,%zmm7 {%k4}
vmovaps	%zmm7,%zmm4 {%k3}
leaq	(%rbx,%rax),%r8
vmovups	464(%rsp),%zmm2
vmulps	%zmm2,%zmm4,%zmm7
vmovaps	%zmm20,%zmm7 {%k1}
movq	%r14,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%r8)
vmovups	%zmm14,224(%rsp)
vmulps	656(%rsp),%zmm14,%zmm7
vmovaps	%zmm0,%zmm14
vfnmadd231ps	%zmm10,%zmm7,%zmm27
vmovups	%zmm29,656(%rsp)
vmulps	%zmm29,%zmm27,%zmm27
vfnmadd231ps	%zmm30,%zmm7,%zmm3
vmovups	%zmm22,1360(%rsp)
vfnmadd231ps	%zmm22,%zmm27,%zmm3
vmovups	%zmm24,720(%rsp)
vmulps	%zmm24,%zmm3,%zmm3
vfnmadd231ps	%zmm28,%zmm7,%zmm1
vfnmadd231ps	%zmm19,%zmm27,%zmm1
vfnmadd231ps	%zmm5,%zmm3,%zmm1
vmovups	%zmm21,784(%rsp)
vmulps	%zmm21,%zmm1,%zmm9
vmovaps	%zmm2,%zmm21
vfnmadd213ps	%zmm23,%zmm0,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vfnmadd231ps	%zmm27,%zmm27,%zmm0
vfnmadd231ps	%zmm3,%zmm3,%zmm0
vfnmadd231ps	%zmm9,%zmm9,%zmm0
vminps	%zmm25,%zmm0,%zmm1
vcmpgtps	435f(%rip){1to16},%zmm1,%k0
vaddps	848(%rsp),%zmm18,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4176(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5008(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm18 {%k3}
vmulps	%zmm21,%zmm18,%zmm1
vmovaps	%zmm20,%zmm1 {%k1}
leaq	(%r14,%r14,2),%r13
movq	%r13,%rdx
shlq	$6,%rdx
vmovaps	%zmm1,(%rdx,%r8)
vmovups	912(%rsp),%zmm4
vaddps	96(%rsp),%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5072(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5136(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm4,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovaps	%zmm20,%zmm2 {%k1}
movq	%r14,%rdx
shlq	$8,%rdx
vmovaps	%zmm2,(%rdx,%r8)
vmovups	2064(%rsp),%zmm4
vaddps	288(%rsp),%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5200(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3792(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm20,288(%rsp)
vmovaps	%zmm20,%zmm4 {%k1}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%r9
shlq	$6,%r9
vmovaps	%zmm4,(%r9,%r8)
movl	$6,%r9d
movl	12(%rsp),%r15d
testb	$2,%r15b
je	94f
vbroadcastss	358f(%rip),%zmm18
vmovups	%zmm3,1232(%rsp)
vmovaps	%zmm18,%zmm3
vxorps	1296(%rsp),%zmm18,%zmm1
vmaxps	426f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	97f(%rip),%zmm25
vdivps	%zmm0,%zmm25,%zmm0
vmulps	1168(%rsp),%zmm21,%zmm2
vmovups	%zmm2,1296(%rsp)
vmulps	4688(%rsp),%zmm21,%zmm4
vmovups	%zmm4,848(%rsp)
kandw	%k0,%k2,%k2
movl	%r15d,%r8d
andl	$4,%r8d
movl	%r8d,%r9d
shrl	$2,%r9d
movq	%r13,96(%rsp)
movq	96(%rsp),%r13
shlq	$7,%r13
addq	%rbx,%r13
xorl	%r12d,%r12d
testl	%r8d,%r8d
setne	%r12b
leaq	8(%r9,%r9,2),%r15
movq	%rsi,64(%rsp)
movl	$15,%r14d
movl	$9,%r9d
cmoveq	%r9,%r14
movl	$20,%ebx
movl	$10,%r9d
cmoveq	%r9,%rbx
movl	$26,%r9d
movl	$11,%esi
cmoveq	%rsi,%r9
addq	$7,%r12
imulq	24(%rsp),%r12
shlq	$6,%r12
addq	16(%rsp),%r12
imulq	24(%rsp),%r15
shlq	$6,%r15
addq	16(%rsp),%r15
imulq	24(%rsp),%r14
shlq	$6,%r14
addq	16(%rsp),%r14
imulq	24(%rsp),%rbx
shlq	$6,%rbx
addq	16(%rsp),%rbx
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	16(%rsp),%r9
vmovups	224(%rsp),%zmm29
vmulps	%zmm1,%zmm29,%zmm2
vmovups	1104(%rsp),%zmm1
vfmadd231ps	%zmm2,%zmm10,%zmm1
vxorps	%zmm18,%zmm1,%zmm1
vmovups	656(%rsp),%zmm20
vmovups	1360(%rsp),%zmm4
vmulps	%zmm1,%zmm20,%zmm18
vxorps	%zmm3,%zmm29,%zmm1
vmulps	%zmm1,%zmm10,%zmm1
vmulps	%zmm20,%zmm1,%zmm24
vmovups	528(%rsp),%zmm1
vfmadd231ps	%zmm2,%zmm30,%zmm1
vfmadd231ps	%zmm18,%zmm4,%zmm1
vxorps	%zmm3,%zmm1,%zmm1
vmovups	720(%rsp),%zmm22
vmulps	%zmm1,%zmm22,%zmm1
vmulps	%zmm30,%zmm29,%zmm10
vfmadd231ps	%zmm24,%zmm4,%zmm10
vxorps	%zmm3,%zmm10,%zmm10
vmulps	%zmm10,%zmm22,%zmm23
vxorps	%zmm3,%zmm20,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vmovaps	%zmm28,%zmm21
vmulps	%zmm22,%zmm10,%zmm28
vmovups	592(%rsp),%zmm4
vfmadd231ps	%zmm2,%zmm21,%zmm4
vfmadd231ps	%zmm18,%zmm19,%zmm4
vfmadd231ps	%zmm1,%zmm5,%zmm4
vxorps	%zmm3,%zmm4,%zmm10
vmovups	784(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm25
vmulps	%zmm21,%zmm29,%zmm10
vfmadd231ps	%zmm24,%zmm19,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm10
vxorps	%zmm3,%zmm10,%zmm10
vmulps	%zmm10,%zmm4,%zmm30
vmulps	%zmm19,%zmm20,%zmm21
vfmadd231ps	%zmm28,%zmm5,%zmm21
vxorps	%zmm3,%zmm21,%zmm21
vmulps	%zmm21,%zmm4,%zmm10
vxorps	%zmm3,%zmm22,%zmm21
vmulps	%zmm21,%zmm5,%zmm19
vmulps	%zmm4,%zmm19,%zmm5
vmovups	%zmm5,592(%rsp)
vfmadd231ps	%zmm2,%zmm7,%zmm14
vfmadd231ps	%zmm18,%zmm27,%zmm14
vmovups	1232(%rsp),%zmm21
vfmadd231ps	%zmm1,%zmm21,%zmm14
vfmadd231ps	%zmm25,%zmm9,%zmm14
vxorps	%zmm3,%zmm14,%zmm19
vmulps	%zmm19,%zmm0,%zmm14
vmulps	%zmm7,%zmm29,%zmm7
vfmadd231ps	%zmm24,%zmm27,%zmm7
vfmadd231ps	%zmm23,%zmm21,%zmm7
vfmadd231ps	%zmm30,%zmm9,%zmm7
vxorps	%zmm3,%zmm7,%zmm7
vmulps	%zmm7,%zmm0,%zmm5
vmulps	%zmm27,%zmm20,%zmm7
vfmadd231ps	%zmm28,%zmm21,%zmm7
vfmadd231ps	%zmm10,%zmm9,%zmm7
vxorps	%zmm3,%zmm7,%zmm7
vmulps	%zmm7,%zmm0,%zmm19
vmulps	%zmm21,%zmm22,%zmm7
vmovups	592(%rsp),%zmm21
vfmadd231ps	%zmm21,%zmm9,%zmm7
vxorps	%zmm3,%zmm7,%zmm7
vmulps	%zmm7,%zmm0,%zmm7
vmovups	%zmm7,464(%rsp)
vxorps	%zmm3,%zmm4,%zmm7
vmulps	%zmm7,%zmm9,%zmm3
vmulps	%zmm0,%zmm3,%zmm27
vmovups	%zmm2,2768(%rsp)
vfmadd213ps	97f(%rip){1to16},%zmm2,%zmm2
vmovups	%zmm18,2832(%rsp)
vfmadd231ps	%zmm18,%zmm18,%zmm2
vmovups	%zmm1,2192(%rsp)
vfmadd231ps	%zmm1,%zmm1,%zmm2
vmovups	%zmm25,2256(%rsp)
vfmadd231ps	%zmm25,%zmm25,%zmm2
vmovups	%zmm14,1104(%rsp)
vfmadd231ps	%zmm14,%zmm14,%zmm2
vmovups	976(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm3
vmovups	288(%rsp),%zmm18
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm14,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r13)
movq	96(%rsp),%r13
vmulps	%zmm29,%zmm29,%zmm3
vmovups	1296(%rsp),%zmm29
vfmadd231ps	%zmm24,%zmm24,%zmm3
vfmadd231ps	%zmm23,%zmm23,%zmm3
vmovups	%zmm30,1232(%rsp)
vfmadd231ps	%zmm30,%zmm30,%zmm3
vfmadd231ps	%zmm5,%zmm5,%zmm3
vmovups	1040(%rsp),%zmm14
vmulps	%zmm3,%zmm14,%zmm3
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm14,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r12)
movq	80(%rsp),%r12
vmulps	%zmm20,%zmm20,%zmm3
vmovups	848(%rsp),%zmm20
vfmadd231ps	%zmm28,%zmm28,%zmm3
vmovups	%zmm10,1360(%rsp)
vfmadd231ps	%zmm10,%zmm10,%zmm3
vmovups	%zmm19,528(%rsp)
vfmadd231ps	%zmm19,%zmm19,%zmm3
vmovaps	%zmm27,%zmm19
vmovups	464(%rsp),%zmm27
vmulps	%zmm29,%zmm3,%zmm3
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm29,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r15)
movl	12(%rsp),%r15d
vmulps	%zmm22,%zmm22,%zmm3
vmovups	1552(%rsp),%zmm2
vfmadd231ps	%zmm21,%zmm21,%zmm3
vfmadd231ps	%zmm27,%zmm27,%zmm3
vmulps	%zmm20,%zmm3,%zmm3
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm20,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r14)
movq	24(%rsp),%r14
movq	64(%rsp),%rsi
vmulps	%zmm4,%zmm4,%zmm3
vfmadd231ps	%zmm19,%zmm19,%zmm3
vmovups	3664(%rsp),%zmm14
vmulps	%zmm3,%zmm14,%zmm3
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm14,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rbx)
movq	16(%rsp),%rbx
vmovups	%zmm0,2896(%rsp)
vmulps	%zmm0,%zmm0,%zmm3
vmulps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm18,%zmm9
vmulps	%zmm3,%zmm2,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r9)
movl	$12,%r9d
testl	%r8d,%r8d
je	94f
vmovaps	%zmm28,%zmm25
vmovaps	%zmm5,%zmm7
vmovups	2768(%rsp),%zmm0
vmulps	224(%rsp),%zmm0,%zmm0
vmovups	2832(%rsp),%zmm10
vfmadd231ps	%zmm10,%zmm24,%zmm0
vmovups	2192(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm23,%zmm0
vmovups	1232(%rsp),%zmm9
vmovups	2256(%rsp),%zmm30
vfmadd231ps	%zmm30,%zmm9,%zmm0
vmovaps	%zmm5,%zmm28
vmovups	1104(%rsp),%zmm5
vfmadd231ps	%zmm5,%zmm7,%zmm0
vmovups	1040(%rsp),%zmm22
vmulps	%zmm0,%zmm22,%zmm0
vmovups	288(%rsp),%zmm18
vmovaps	%zmm18,%zmm3
vmovups	976(%rsp),%zmm14
vmulps	%zmm0,%zmm14,%zmm3 {%k2}
imulq	$448,%r14,%r8
addq	%rbx,%r8
vmovaps	%zmm3,(%rax,%r8)
vmovups	656(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm0
vfmadd231ps	%zmm1,%zmm25,%zmm0
vmovups	1360(%rsp),%zmm7
vfmadd231ps	%zmm30,%zmm7,%zmm0
vmovups	528(%rsp),%zmm10
vfmadd231ps	%zmm5,%zmm10,%zmm0
vmulps	%zmm29,%zmm0,%zmm0
vmovaps	%zmm18,%zmm3
vmulps	%zmm0,%zmm14,%zmm3 {%k2}
leaq	(%r14,%r14,8),%r8
movq	%r8,%r9
shlq	$6,%r9
addq	%rbx,%r9
vmovaps	%zmm3,(%rax,%r9)
vmulps	%zmm24,%zmm4,%zmm0
vfmadd231ps	%zmm23,%zmm25,%zmm0
vfmadd231ps	%zmm9,%zmm7,%zmm0
vfmadd231ps	%zmm28,%zmm10,%zmm0
vmulps	%zmm29,%zmm0,%zmm0
vmovaps	%zmm18,%zmm3
vmovaps	%zmm22,%zmm4
vmulps	%zmm0,%zmm22,%zmm3 {%k2}
shlq	$7,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm5,%zmm22
vmovaps	%zmm2,%zmm5
vmovups	720(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm0
vfmadd231ps	%zmm30,%zmm21,%zmm0
vfmadd231ps	%zmm22,%zmm27,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm14,%zmm1 {%k2}
movq	%r13,%rdx
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm23,%zmm2,%zmm0
vfmadd231ps	%zmm9,%zmm21,%zmm0
vfmadd231ps	%zmm28,%zmm27,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm4,%zmm1 {%k2}
vmovaps	%zmm4,%zmm23
imulq	$832,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm25,%zmm2,%zmm0
vfmadd231ps	%zmm7,%zmm21,%zmm0
vfmadd231ps	%zmm10,%zmm27,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm29,%zmm1 {%k2}
imulq	$896,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovups	784(%rsp),%zmm4
vmulps	%zmm30,%zmm4,%zmm0
vfmadd231ps	%zmm22,%zmm19,%zmm0
vmovups	3664(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm14,%zmm1 {%k2}
movq	%r14,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm9,%zmm4,%zmm0
vfmadd231ps	%zmm28,%zmm19,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm23,%zmm1 {%k2}
imulq	$1088,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm7,%zmm4,%zmm0
vfmadd231ps	%zmm10,%zmm19,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm29,%zmm0,%zmm1 {%k2}
shlq	$7,%r8
addq	%rbx,%r8
vmovaps	%zmm1,(%rax,%r8)
vmulps	%zmm21,%zmm4,%zmm0
vfmadd231ps	%zmm27,%zmm19,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm20,%zmm0,%zmm1 {%k2}
imulq	$1216,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovups	2896(%rsp),%zmm2
vmulps	%zmm22,%zmm2,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm14,%zmm1 {%k2}
imulq	$1344,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm28,%zmm2,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm0,%zmm23,%zmm1 {%k2}
imulq	$1408,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm10,%zmm2,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm29,%zmm0,%zmm1 {%k2}
imulq	$1472,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm27,%zmm2,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm18,%zmm1
vmulps	%zmm20,%zmm0,%zmm1 {%k2}
shlq	$9,%r13
addq	%rbx,%r13
vmovaps	%zmm1,(%rax,%r13)
vmulps	%zmm19,%zmm2,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm0,%zmm3,%zmm18 {%k2}
imulq	$1600,%r14,%rdx
addq	%rbx,%rdx
vmovaps	%zmm18,(%rax,%rdx)
movl	$27,%r9d
94:
testb	$8,%r15b
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	3920(%rsp),%zmm1
vcmpeqps	345f(%rip){1to16},%zmm1,%k2
vaddps	%zmm8,%zmm8,%zmm1
vmovups	2320(%rsp),%zmm7
vfmsub132ps	357f(%rip){1to16},%zmm8,%zmm7
vbroadcastss	100(%r11),%zmm3
vxorps	%xmm4,%xmm4,%xmm4
vfmadd213ps	%zmm4,%zmm6,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm31,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm26,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm17,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm15,%zmm3
vfmadd231ps	124(%r11){1to16},%zmm13,%zmm3
vfmadd231ps	128(%r11){1to16},%zmm12,%zmm3
vfmadd231ps	132(%r11){1to16},%zmm11,%zmm3
vbroadcastss	136(%r11),%zmm2
vmovups	5904(%rsp),%zmm5
vaddps	%zmm3,%zmm5,%zmm3
vfmadd213ps	%zmm4,%zmm6,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm31,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm26,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm17,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm16,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm15,%zmm2
vfmadd231ps	160(%r11){1to16},%zmm13,%zmm2
vfmadd231ps	164(%r11){1to16},%zmm12,%zmm2
vfmadd231ps	168(%r11){1to16},%zmm11,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm4,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm26,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm17,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm16,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm15,%zmm6
vfmadd231ps	196(%r11){1to16},%zmm13,%zmm6
vfmadd231ps	200(%r11){1to16},%zmm12,%zmm6
vfmadd231ps	204(%r11){1to16},%zmm11,%zmm6
vfmadd231ps	432f(%rip){1to16},%zmm5,%zmm2
vfmadd231ps	437f(%rip){1to16},%zmm5,%zmm6
vmovaps	%zmm0,%zmm7 {%k2}
movq	%r9,%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%r9),%rdx
imulq	%r14,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm6 {%k2}
addq	$4,%r9
imulq	%r14,%r9
shlq	$6,%r9
addq	%rbx,%r9
vmovaps	%zmm6,(%rax,%r9)
jmp	6b
95:
addq	$6936,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
96:
vzeroupper
retq
.p2align	2,0x0
97:
.long	0x3f800000
98:
.long	1048576
99:
.long	0x5d800000
322:
.long	0x3f40094e
323:
.long	0x3e1d5a5a
324:
.long	0x3bd74912
325:
.long	0x3f156f3d
326:
.long	0x3d26f715
327:
.long	8388607
328:
.long	0x21800000
329:
.long	0xc9800000
332:
.long	0x3f000000
333:
.long	0x7fffffff
334:
.long	0x40400000
335:
.long	2139095039
336:
.long	0x0da24260
337:
.long	0x1e3ce508
338:
.long	0xbf800000
339:
.long	0x41100000
342:
.long	0x3e800000
343:
.long	0x41490fdb
344:
.long	0x40c00000
345:
.long	0x40800000
346:
.long	0x40a00000
347:
.long	0x3fc00000
348:
.long	0x7149f2ca
349:
.long	2
352:
.long	4
353:
.long	8
354:
.long	16
355:
.long	32
356:
.long	0x3f3504f3
357:
.long	0xbf000000
358:
.long	0x80000000
359:
.long	0xc2ae0000
362:
.long	0x3fb8aa3b
363:
.long	0xbf317200
364:
.long	0xb5bfbe8e
365:
.long	0x3aae0472
366:
.long	0x3c1e8629
367:
.long	0x3d635b73
368:
.long	0x3e75fc8c
369:
.long	0x3f317214
372:
.long	0x42fe0000
373:
.long	0x3e99999a
374:
.long	0xbe04a19d
375:
.long	0x3ef89ba5
376:
.long	0xbf03248e
377:
.long	0x3f0c3744
378:
.long	0xbdc1d79d
379:
.long	0x3e5c1572
382:
.long	0x3e17e642
383:
.long	0x3e2ecff8
384:
.long	0x3e2d3f9f
385:
.long	0x3ecc422a
386:
.long	0x3f106ebb
387:
.long	0xc0000000
388:
.long	0x41400000
389:
.long	3234528013
392:
.long	4286578688
393:
.long	0x3eaaac4e
394:
.long	0xbf00000d
395:
.long	0x3e4bdb47
396:
.long	0xbe7fd7d0
397:
.long	0x3e259a3a
398:
.long	0xbe2ec8d2
399:
.long	0xbddadb52
422:
.long	0x33b17218
423:
.long	0x3727c5ac
424:
.long	0x3a83126f
425:
.long	0x41800000
426:
.long	0x358637bd
427:
.long	0x350637bd
428:
.long	0x34210fb0
429:
.long	0x36a7c5ac
432:
.long	0x40000000
433:
.long	0x3f317218
434:
.long	0x3feb3f8f
435:
.long	0x38d1b717
436:
.long	0x3951b717
437:
.long	0x41000000
438:
.long	0x3cf5c28f
439:
.long	0x41200000
442:
.long	0x26901d7d
443:
.long	0x3f800054
444:
.long	0xbf4ccccd
