# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4264,%rsp
movl	%esi,(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,(%rsp)
je	96f
movq	4336(%rsp),%rbx
movl	(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	%rsi,32(%rsp)
movq	8(%rdi),%r15
movq	16(%rdi),%rsi
movq	24(%rdi),%r10
movq	%r10,312(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rdi
addl	%r8d,%r9d
movq	%rsi,%r8
addl	4320(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,272(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
movq	%rdi,16(%rsp)
leaq	64(%rdi),%rax
movq	%rax,64(%rsp)
vbroadcastss	97f(%rip),%zmm0
vbroadcastss	332f(%rip),%zmm29
vbroadcastss	335f(%rip),%zmm31
xorl	%eax,%eax
vpbroadcastd	97f(%rip),%zmm20
vbroadcastss	388f(%rip),%zmm30
vxorps	%xmm19,%xmm19,%xmm19
movq	%r9,280(%rsp)
movl	%r9d,%ecx
vpbroadcastd	99f(%rip),%zmm28
vbroadcastss	322f(%rip),%zmm4
vbroadcastss	323f(%rip),%zmm16
vbroadcastss	324f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm21
vbroadcastss	326f(%rip),%zmm22
vpbroadcastd	327f(%rip),%zmm23
vpbroadcastd	437f(%rip),%zmm24
movq	%r14,304(%rsp)
movq	%rsi,296(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	272(%rsp),%rax
je	96f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,288(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,320(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	288(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	280(%rsp),%rdx
movl	%esi,%r9d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,336(%rsp)
movq	%rdx,328(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	428f(%rip),%zmm1
vblendmps	1440(%rsp),%zmm1,%zmm1 {%k1}
movq	312(%rsp),%rcx
vmovups	1504(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r9)
vbroadcastss	332f(%rip),%zmm29
movq	320(%rsp),%rax
movl	48(%rsp),%ecx
vbroadcastss	322f(%rip),%zmm4
vbroadcastss	323f(%rip),%zmm16
vbroadcastss	324f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm21
vbroadcastss	326f(%rip),%zmm22
vpbroadcastd	327f(%rip),%zmm23
vpbroadcastd	437f(%rip),%zmm24
movl	52(%rsp),%esi
movq	336(%rsp),%rdi
movq	328(%rsp),%rdx
movl	28(%rsp),%r9d
movq	344(%rsp),%r10
vpbroadcastd	97f(%rip),%zmm20
7:
incq	%r10
incl	%r9d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r11
movl	8(%rbx),%r12d
movq	%r11,72(%rsp)
movq	%r12,8(%rsp)
cmpq	%r12,%r11
jae	7b
movq	%r10,344(%rsp)
movl	%r9d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,608(%rsp)
movl	16(%rbx),%ebp
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%bpl
movq	%rcx,1056(%rsp)
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	56f
movq	%rax,%r9
imulq	72(%rsp),%r9
movl	$2,%r8d
subq	%r10,%r8
imull	28(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,544(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,992(%rsp)
vpxor	%xmm11,%xmm11,%xmm11
vxorps	%xmm25,%xmm25,%xmm25
movl	$16,%esi
xorl	%ecx,%ecx
movq	64(%rsp),%r12
vmovaps	%zmm0,%zmm26
vmovaps	%zmm0,%zmm27
vpbroadcastd	98f(%rip),%zmm12
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r14d,%r14d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm8,%zmm8
vaddps	%zmm13,%zmm2,%zmm2
incq	%r14
addl	%r10d,%eax
addq	544(%rsp),%r12
addl	992(%rsp),%esi
addq	%r10,%rcx
cmpq	%r10,%r14
je	55f
32:
movq	%r14,%rdi
imulq	%r10,%rdi
leal	(%r9,%rdi),%edx
andl	$2147483647,%edx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rbx
vmovdqa64	(%rbx,%r11),%zmm3
vmovdqa64	%zmm3,%zmm5
testb	$1,%bpl
je	33f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm5
vpsrld	%xmm5,%zmm3,%zmm5
vpandd	%zmm24,%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
33:
vsubps	(%r15){1to16},%zmm5,%zmm5
vbroadcastss	8(%r15),%zmm7
vfmadd132ps	4(%r15){1to16},%zmm7,%zmm5
testb	$1,%bpl
je	34f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm10
vpsrld	%xmm10,%zmm3,%zmm3
vpandd	%zmm24,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
34:
movq	%rdi,%r11
shlq	$6,%r11
movq	16(%rsp),%rbx
vmovaps	%zmm5,(%rbx,%r11)
testb	$8,%bpl
jne	37f
andl	$2147483647,%eax
vsubps	%zmm7,%zmm5,%zmm14
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm28,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm19,%zmm14,%zmm13
jne	39f
36:
testq	%r14,%r14
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm4,%zmm5,%zmm10
vfmadd213ps	%zmm16,%zmm5,%zmm10
vfmadd213ps	%zmm17,%zmm5,%zmm10
vaddps	%zmm21,%zmm5,%zmm13
vfmadd213ps	%zmm22,%zmm5,%zmm13
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm10,%zmm26,%zmm26 {%k1}
vmulps	%zmm13,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm10
vpsrld	$23,%zmm27,%zmm13
vpsubd	%zmm13,%zmm12,%zmm12
vpaddd	%zmm10,%zmm12,%zmm12
vpternlogd	$236,%zmm23,%zmm20,%zmm26
vpternlogd	$236,%zmm23,%zmm20,%zmm27
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm25,%zmm25
andl	$2147483647,%eax
vsubps	%zmm7,%zmm5,%zmm14
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm14,%zmm6,%zmm6
vpandd	%zmm28,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm19,%zmm14,%zmm13
je	36b
39:
movq	%r14,80(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
movl	%esi,208(%rsp)
movq	%r12,144(%rsp)
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rdx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rdx
vmovdqa64	(%rdx,%r11),%zmm3
vmovdqa64	%zmm3,%zmm5
testb	$1,%bpl
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm5
vpsrld	%xmm5,%zmm3,%zmm5
vpandd	%zmm24,%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
43:
vsubps	(%r15){1to16},%zmm5,%zmm5
vbroadcastss	8(%r15),%zmm7
vfmadd132ps	4(%r15){1to16},%zmm7,%zmm5
testb	$1,%bpl
movq	144(%rsp),%r12
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm10
vpsrld	%xmm10,%zmm3,%zmm3
vpandd	%zmm24,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
44:
shlq	$6,%rdi
movq	16(%rsp),%rdx
vmovaps	%zmm5,(%rdx,%rdi)
testb	$8,%bpl
movq	80(%rsp),%r14
je	45f
vaddps	%zmm4,%zmm5,%zmm10
vfmadd213ps	%zmm16,%zmm5,%zmm10
vfmadd213ps	%zmm17,%zmm5,%zmm10
vaddps	%zmm21,%zmm5,%zmm15
vfmadd213ps	%zmm22,%zmm5,%zmm15
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm10,%zmm26,%zmm26 {%k1}
vmulps	%zmm15,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm10
vpsrld	$23,%zmm27,%zmm15
vpsubd	%zmm15,%zmm12,%zmm12
vpaddd	%zmm10,%zmm12,%zmm12
vpternlogd	$236,%zmm23,%zmm20,%zmm26
vpternlogd	$236,%zmm23,%zmm20,%zmm27
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm25,%zmm25
45:
movl	208(%rsp),%esi
vsubps	%zmm7,%zmm5,%zmm5
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm5,%zmm6,%zmm6
46:
vpandd	%zmm28,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm5,%zmm13,%zmm13
testq	%r14,%r14
jne	9b
47:
vaddps	%zmm13,%zmm9,%zmm9
jmp	9b
.p2align	4
48:
movl	%esi,%r11d
jmp	52f
.p2align	4
49:
vpandd	%zmm28,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vsubps	%zmm7,%zmm5,%zmm3
vaddps	%zmm3,%zmm13,%zmm13
leaq	(%r8,%rbx),%r14
incq	%r14
incq	%rbx
addq	$64,%r12
addl	$16,%r11d
cmpq	$1,%r14
je	42b
52:
movl	%ebp,%esi
leaq	(%rcx,%rbx),%rbp
leaq	(%rax,%rbx),%r14
shrq	%rbp
addq	%r9,%rbp
testb	$1,%sil
cmoveq	%r14,%rbp
shlq	$6,%rbp
movq	32(%rsp),%r14
vmovdqa64	(%r14,%rbp),%zmm3
movl	%esi,%ebp
vmovdqa64	%zmm3,%zmm5
testb	$1,%bpl
je	53f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm5
movl	%esi,%ebp
vpsrld	%xmm5,%zmm3,%zmm5
vpandd	%zmm24,%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
53:
vsubps	(%r15){1to16},%zmm5,%zmm5
vbroadcastss	8(%r15),%zmm7
vfmadd132ps	4(%r15){1to16},%zmm7,%zmm5
testb	$1,%bpl
je	54f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm10
movl	%esi,%ebp
vpsrld	%xmm10,%zmm3,%zmm3
vpandd	%zmm24,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
54:
vmovaps	%zmm5,(%r12)
testb	$8,%bpl
je	49b
vaddps	%zmm4,%zmm5,%zmm10
vfmadd213ps	%zmm16,%zmm5,%zmm10
vfmadd213ps	%zmm17,%zmm5,%zmm10
vaddps	%zmm21,%zmm5,%zmm15
vfmadd213ps	%zmm22,%zmm5,%zmm15
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm10,%zmm26,%zmm26 {%k1}
vmulps	%zmm15,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm10
vpsrld	$23,%zmm27,%zmm15
vpsubd	%zmm15,%zmm12,%zmm12
vpaddd	%zmm10,%zmm12,%zmm12
vpternlogd	$236,%zmm23,%zmm20,%zmm26
vpternlogd	$236,%zmm23,%zmm20,%zmm27
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm25,%zmm25
jmp	49b
.p2align	4
55:
vpcmpnleud	328f(%rip){1to16},%zmm11,%k0
vcvtudq2ps	%zmm12,%zmm3
vaddps	329f(%rip){1to16},%zmm3,%zmm3
vmovups	%zmm3,2848(%rsp)
movq	4336(%rsp),%rbx
movq	304(%rsp),%r14
movq	296(%rsp),%r8
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2848(%rsp)
vmovaps	%zmm0,%zmm27
vmovaps	%zmm0,%zmm26
57:
vcvtusi2ss	%r10d,%xmm18,%xmm3
vbroadcastss	%xmm3,%zmm11
vmaxps	%zmm0,%zmm11,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmulps	%zmm9,%zmm3,%zmm5
vmulps	%zmm13,%zmm3,%zmm7
vmulps	%zmm8,%zmm3,%zmm8
vmulps	%zmm6,%zmm3,%zmm3
vminps	%zmm5,%zmm7,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vminps	%zmm8,%zmm3,%zmm7
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmaxps	%zmm8,%zmm3,%zmm8
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm6,%zmm7,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm5,%zmm8,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm6,%zmm7,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vmulps	%zmm29,%zmm3,%zmm6
testq	%r10,%r10
je	65f
vmaxps	%zmm1,%zmm6,%zmm1
vbroadcastss	8(%r15),%zmm12
vaddps	%zmm12,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm6,%zmm13
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm8,%xmm8,%xmm8
movq	64(%rsp),%rdx
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm9,%xmm9,%xmm9
vpxor	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm15,%zmm5
vmovaps	%zmm14,%zmm7
movq	%rsi,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	16(%rsp),%r9
vcvtsi2ss	%rdi,%xmm0,%xmm10
shlq	$6,%rdi
vmovaps	(%r9,%rdi),%zmm14
vsubps	%zmm12,%zmm14,%zmm14
vsubps	%zmm13,%zmm14,%zmm14
vmaxps	%zmm19,%zmm14,%zmm14
vmulps	%zmm14,%zmm14,%zmm16
vbroadcastss	%xmm10,%zmm14
vaddps	%zmm16,%zmm3,%zmm3
vfmadd213ps	%zmm7,%zmm16,%zmm14
vmulss	%xmm10,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm15
vfmadd213ps	%zmm5,%zmm16,%zmm15
62:
vcvtsi2ss	%rsi,%xmm0,%xmm5
vbroadcastss	%xmm5,%zmm7
vaddps	%zmm3,%zmm8,%zmm8
vfmadd231ps	%zmm7,%zmm3,%zmm9
vmulss	%xmm5,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vxorps	%xmm3,%xmm3,%xmm3
cmpq	$1,%r10
je	58b
movq	%rdx,%r9
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r9),%zmm5
vmovaps	(%r9),%zmm7
vsubps	%zmm12,%zmm5,%zmm5
vsubps	%zmm13,%zmm5,%zmm5
vmaxps	%zmm19,%zmm5,%zmm5
vcvtsi2ss	%rdi,%xmm0,%xmm10
vmulps	%zmm5,%zmm5,%zmm5
vbroadcastss	%xmm10,%zmm16
vaddps	%zmm5,%zmm3,%zmm3
vfmadd213ps	%zmm14,%zmm5,%zmm16
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd213ps	%zmm15,%zmm5,%zmm10
vsubps	%zmm12,%zmm7,%zmm5
vsubps	%zmm13,%zmm5,%zmm5
vmaxps	%zmm19,%zmm5,%zmm5
vmulps	%zmm5,%zmm5,%zmm5
leaq	1(%rdi),%r11
vcvtsi2ss	%r11,%xmm0,%xmm7
vbroadcastss	%xmm7,%zmm14
vaddps	%zmm5,%zmm3,%zmm3
vfmadd213ps	%zmm16,%zmm5,%zmm14
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm15
vfmadd213ps	%zmm10,%zmm5,%zmm15
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
jne	59b
jmp	62b
65:
vpxor	%xmm15,%xmm15,%xmm15
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm8,%xmm8,%xmm8
66:
vmovups	%zmm27,3296(%rsp)
vmovups	%zmm26,3360(%rsp)
vmovups	%zmm25,3424(%rsp)
vcvtusi2ssq	1056(%rsp),%xmm18,%xmm3
vbroadcastss	%xmm3,%zmm13
vmaxps	333f(%rip){1to16},%zmm8,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vcmpgtps	334f(%rip){1to16},%zmm8,%k1
vaddps	%zmm31,%zmm11,%zmm5
vmulps	%zmm29,%zmm5,%zmm5
vmovaps	%zmm5,%zmm7
vdivps	336f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm3,%zmm14,%zmm7 {%k1}
vmulps	%zmm3,%zmm9,%zmm5 {%k1}
vmulps	%zmm3,%zmm15,%zmm9
vfnmadd231ps	%zmm7,%zmm7,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm10,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm10,%zmm11 {%k1}
vbroadcastss	337f(%rip),%zmm4
vmaxps	%zmm4,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm3,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm3 {%k1}
vmaxps	%zmm4,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	338f(%rip){1to16},%zmm9,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm8,%zmm1
vfnmadd231ps	%zmm13,%zmm6,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r15),%zmm14
vbroadcastss	76(%r15),%zmm15
vbroadcastss	56(%r15),%zmm11
vbroadcastss	80(%r15),%zmm12
vbroadcastss	60(%r15),%zmm9
vbroadcastss	84(%r15),%zmm10
vbroadcastss	64(%r15),%zmm4
vbroadcastss	88(%r15),%zmm8
vmaxps	%zmm0,%zmm3,%zmm1
vminps	%zmm7,%zmm15,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm15,1952(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,2656(%rsp)
vmovaps	%zmm14,%zmm3 {%k1}
vmovups	%zmm3,800(%rsp)
vminps	%zmm5,%zmm12,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm12,2016(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,2080(%rsp)
vmovaps	%zmm11,%zmm3 {%k1}
vmovups	%zmm3,864(%rsp)
vmovups	%zmm10,2144(%rsp)
vminps	%zmm1,%zmm10,%zmm1
vmovups	%zmm9,2208(%rsp)
vmaxps	%zmm1,%zmm9,%zmm23
vminps	%zmm6,%zmm8,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm8,2272(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2336(%rsp)
vmovaps	%zmm4,%zmm2 {%k1}
vmovups	%zmm2,544(%rsp)
vbroadcastss	339f(%rip),%zmm2
vmovups	%zmm13,3232(%rsp)
vcmpltps	%zmm2,%zmm13,%k1
korw	%k0,%k1,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1696(%rsp)
vblendmps	%zmm3,%zmm0,%zmm17 {%k1}
vbroadcastss	342f(%rip),%zmm26
vblendmps	%zmm2,%zmm26,%zmm1 {%k1}
vmovups	%zmm1,1440(%rsp)
vcvtusi2ssl	608(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,2976(%rsp)
leaq	(%r10,%r10,2),%r9
shlq	$6,%r9
leaq	128(%r13),%rdi
addq	%rdi,%r9
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1568(%rsp)
vmovups	%zmm1,1120(%rsp)
vmovups	%zmm1,1184(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm0,1824(%rsp)
vbroadcastss	345f(%rip),%zmm1
vmovups	%zmm1,2912(%rsp)
vmovups	%zmm3,672(%rsp)
vmovups	%zmm1,1376(%rsp)
vmovups	%zmm2,1760(%rsp)
vbroadcastss	344f(%rip),%zmm1
vmovups	%zmm1,2528(%rsp)
vbroadcastss	343f(%rip),%zmm1
vmovups	%zmm1,2400(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1504(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vpbroadcastd	346f(%rip),%zmm8
jmp	68f
.p2align	4
67:
vmulps	%zmm3,%zmm2,%zmm1
vfmadd213ps	%zmm5,%zmm1,%zmm4
vmulps	%zmm4,%zmm24,%zmm2
vfmadd213ps	%zmm27,%zmm2,%zmm7
vfmadd213ps	%zmm7,%zmm1,%zmm29
vmulps	%zmm29,%zmm15,%zmm3
vfmadd213ps	%zmm25,%zmm3,%zmm23
vmovups	1312(%rsp),%zmm5
vmulps	%zmm3,%zmm5,%zmm16
vmovups	864(%rsp),%zmm27
vaddps	%zmm16,%zmm27,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2016(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2080(%rsp),%zmm6
vmaxps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vcmpeqps	%zmm27,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	480(%rsp),%zmm0
vfmadd213ps	%zmm23,%zmm2,%zmm0
vmovups	736(%rsp),%zmm3
vfmadd213ps	%zmm0,%zmm1,%zmm3
vmovups	1248(%rsp),%zmm6
vmulps	%zmm3,%zmm6,%zmm0
vmovups	800(%rsp),%zmm25
vaddps	%zmm0,%zmm25,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	1952(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2656(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k2}
vcmpeqps	%zmm25,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k3 {%k2}
vmulps	%zmm2,%zmm9,%zmm2
vmovups	%zmm2,992(%rsp)
vmovups	352(%rsp),%zmm29
vaddps	%zmm2,%zmm29,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2144(%rsp),%zmm4
vminps	%zmm2,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2208(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpeqps	%zmm29,%zmm3,%k2
vcmpneqps	%zmm3,%zmm2,%k4 {%k2}
vmulps	%zmm1,%zmm18,%zmm1
vmovups	%zmm1,480(%rsp)
vmovaps	%zmm12,%zmm24
vaddps	%zmm1,%zmm12,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2272(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2336(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpeqps	%zmm12,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k6 {%k2}
vminps	%zmm26,%zmm21,%zmm1
vminps	%zmm1,%zmm28,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	3552(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm20,%zmm10
vsubps	%zmm20,%zmm26,%zmm3
vfmadd231ps	%zmm2,%zmm20,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	3104(%rsp),%zmm5,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm19,%zmm23
vsubps	%zmm19,%zmm26,%zmm3
vfmadd231ps	%zmm2,%zmm19,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	80(%rsp),%zmm9,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmovups	928(%rsp),%zmm4
vsubps	%zmm4,%zmm26,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	144(%rsp),%zmm18,%zmm2
vmulps	%zmm2,%zmm18,%zmm2
vsubps	%zmm17,%zmm26,%zmm3
vfmadd231ps	%zmm2,%zmm17,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm29,%zmm26,%zmm2
vmulps	%zmm2,%zmm9,%zmm11
vcmpltps	427f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm8,%zmm2
vmovups	672(%rsp),%zmm8
vmovups	%zmm17,144(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vcmpnltps	%zmm8,%zmm21,%k0
vmovups	%zmm8,672(%rsp)
vmulps	%zmm2,%zmm2,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	345f(%rip),%zmm19
vmovaps	%zmm19,%zmm1 {%k2}
vbroadcastss	16(%r15),%zmm3
vcmpleps	%zmm3,%zmm1,%k7
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	347f(%rip),%zmm3 {%k4} {z}
vmovups	%zmm14,2592(%rsp)
vpbroadcastd	348f(%rip),%zmm20
vpord	%zmm20,%zmm3,%zmm3 {%k6}
vpbroadcastd	346f(%rip),%zmm18
vpord	%zmm18,%zmm3,%zmm3 {%k1}
vpord	%zmm1,%zmm3,%zmm5
vmovups	1696(%rsp),%zmm28
vmovaps	%zmm28,%zmm1
vfmadd132ps	2784(%rsp),%zmm21,%zmm1
vmovups	1568(%rsp),%zmm17
vfmadd231ps	608(%rsp),%zmm17,%zmm1
vmovups	416(%rsp),%zmm3
vfmadd231ps	1120(%rsp),%zmm3,%zmm1
vfmadd231ps	1184(%rsp),%zmm14,%zmm1
vmovups	1632(%rsp),%zmm30
vsubps	%zmm1,%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm6
vmulps	%zmm6,%zmm30,%zmm4
vmaxps	%zmm1,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vmulps	%zmm2,%zmm11,%zmm1
vmulps	432f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	3168(%rsp),%zmm1
vsubps	1888(%rsp),%zmm1,%zmm1
vmovups	%zmm1,80(%rsp)
vcmpltps	%zmm8,%zmm21,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm21,%k3
vptestmd	%zmm5,%zmm5,%k1
korw	%k3,%k4,%k7
vmovdqu64	3488(%rsp),%zmm1
vpord	%zmm5,%zmm1,%zmm5
vmovdqa32	%zmm1,%zmm5 {%k7}
vmovdqu64	%zmm5,736(%rsp)
korw	%k1,%k7,%k1
vmovups	2912(%rsp),%zmm1
vcmpltps	%zmm2,%zmm1,%k7
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,2912(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	1760(%rsp),%zmm2
vmovaps	%zmm2,%zmm1
vmulps	%zmm6,%zmm2,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm4,%k5
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,1760(%rsp)
vmaxps	333f(%rip){1to16},%zmm3,%zmm1
vdivps	%zmm1,%zmm26,%zmm1
vmulps	%zmm1,%zmm30,%zmm1
vmovups	1824(%rsp),%zmm22
vmulps	%zmm1,%zmm22,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2528(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k7}
vmaxps	433f(%rip){1to16},%zmm1,%zmm8
vcmpnltps	%zmm30,%zmm21,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm26,%zmm8 {%k6}
vbroadcastss	99f(%rip),%zmm6
vandps	%zmm6,%zmm0,%zmm1
vbroadcastss	434f(%rip),%zmm9
vaddps	%zmm9,%zmm1,%zmm1
vdivps	%zmm1,%zmm26,%zmm2
vcmpunordps	%zmm8,%zmm8,%k6
vandps	%zmm6,%zmm16,%zmm1
vaddps	%zmm9,%zmm1,%zmm1
vdivps	%zmm1,%zmm26,%zmm3
vmovups	3744(%rsp),%zmm5
vmulps	%zmm2,%zmm5,%zmm1
vminps	%zmm8,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k6}
vmulps	%zmm3,%zmm5,%zmm5
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k6}
vcmpltps	%zmm21,%zmm0,%k6
vmovups	1952(%rsp),%zmm7
vsubps	%zmm25,%zmm7,%zmm4
vsubps	%zmm15,%zmm25,%zmm4 {%k6}
vmulps	%zmm2,%zmm4,%zmm2
vmulps	%zmm4,%zmm10,%zmm4
vcmpltps	%zmm4,%zmm21,%k6
vbroadcastss	435f(%rip),%zmm5
vmulps	%zmm5,%zmm2,%zmm2
vmovaps	%zmm19,%zmm4
vminps	%zmm19,%zmm2,%zmm4 {%k6}
vcmpltps	%zmm21,%zmm16,%k6
vmovups	2016(%rsp),%zmm11
vsubps	%zmm27,%zmm11,%zmm2
vmovups	2080(%rsp),%zmm12
vsubps	%zmm12,%zmm27,%zmm2 {%k6}
vmulps	%zmm3,%zmm2,%zmm3
vmulps	%zmm2,%zmm23,%zmm2
vcmpltps	%zmm2,%zmm21,%k6
vmovaps	%zmm19,%zmm2
vmulps	%zmm5,%zmm3,%zmm2 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k6}
vmovups	992(%rsp),%zmm4
vandps	%zmm6,%zmm4,%zmm2
vaddps	%zmm9,%zmm2,%zmm2
vdivps	%zmm2,%zmm26,%zmm2
vcmpltps	%zmm21,%zmm4,%k6
vmovups	2144(%rsp),%zmm18
vsubps	%zmm29,%zmm18,%zmm4
vmovups	2208(%rsp),%zmm20
vsubps	%zmm20,%zmm29,%zmm4 {%k6}
vmulps	%zmm2,%zmm4,%zmm2
vmulps	928(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm21,%k6
vmovaps	%zmm19,%zmm4
vmulps	%zmm5,%zmm2,%zmm4 {%k6}
vmovups	480(%rsp),%zmm10
vandps	%zmm6,%zmm10,%zmm2
vaddps	%zmm9,%zmm2,%zmm2
vdivps	%zmm2,%zmm26,%zmm2
vcmpunordps	%zmm3,%zmm3,%k6
vminps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k6}
vcmpltps	%zmm21,%zmm10,%k6
vmovups	2272(%rsp),%zmm14
vsubps	%zmm24,%zmm14,%zmm4
vmovups	2336(%rsp),%zmm23
vsubps	%zmm23,%zmm24,%zmm4 {%k6}
vmulps	%zmm2,%zmm4,%zmm2
vmulps	144(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm21,%k6
vmovaps	%zmm19,%zmm4
vmulps	%zmm5,%zmm2,%zmm4 {%k6}
vcmpunordps	%zmm3,%zmm3,%k6
vminps	%zmm3,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k6}
vcmpgtps	2400(%rsp),%zmm19,%k6
vcmpltps	%zmm1,%zmm2,%k6 {%k6}
vmovaps	%zmm2,%zmm1 {%k6}
vmovaps	%zmm13,%zmm10
vmovaps	%zmm19,%zmm10 {%k2}
vblendmps	%zmm22,%zmm1,%zmm22 {%k1}
vmovups	%zmm22,1824(%rsp)
vmovups	1376(%rsp),%zmm2
vmovaps	%zmm2,%zmm10 {%k3}
vcmpnleps	%zmm1,%zmm8,%k2
vfmadd213ps	%zmm25,%zmm1,%zmm0
vfmadd213ps	%zmm27,%zmm16,%zmm1
vcmpunordps	%zmm0,%zmm0,%k7
vminps	%zmm0,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k7}
vcmpunordps	%zmm2,%zmm2,%k7
vmaxps	%zmm2,%zmm15,%zmm3
vmovaps	%zmm15,%zmm3 {%k7}
vmovaps	%zmm25,%zmm3 {%k1}
vsubps	%zmm25,%zmm3,%zmm2
vblendmps	%zmm28,%zmm2,%zmm28 {%k1}
vcmpunordps	%zmm1,%zmm1,%k7
vminps	%zmm1,%zmm11,%zmm1
vmovaps	%zmm11,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm12,%zmm5
vmovaps	%zmm12,%zmm5 {%k7}
vmovaps	%zmm27,%zmm5 {%k1}
vsubps	%zmm27,%zmm5,%zmm1
vblendmps	%zmm17,%zmm1,%zmm17 {%k1}
vfmadd132ps	2784(%rsp),%zmm21,%zmm2
vfmadd231ps	608(%rsp),%zmm1,%zmm2
vdivps	%zmm8,%zmm26,%zmm1
vmovups	%zmm28,1696(%rsp)
vmulps	%zmm28,%zmm1,%zmm4
vmovups	3040(%rsp),%zmm0
vmovups	416(%rsp),%zmm11
vfnmadd213ps	%zmm11,%zmm4,%zmm0
vmovups	2464(%rsp),%zmm19
vmovups	2592(%rsp),%zmm12
vfnmadd213ps	%zmm12,%zmm4,%zmm19
vmovups	%zmm17,1568(%rsp)
vmulps	%zmm17,%zmm1,%zmm1
vmovups	2720(%rsp),%zmm26
vfnmadd213ps	%zmm0,%zmm1,%zmm26
vbroadcastss	97f(%rip),%zmm0
vmovups	1056(%rsp),%zmm9
vfnmadd213ps	%zmm19,%zmm1,%zmm9
vmovups	3680(%rsp),%zmm13
vmulps	%zmm26,%zmm13,%zmm1
vmulps	208(%rsp),%zmm13,%zmm4
vmovups	3616(%rsp),%zmm15
vmulps	%zmm4,%zmm15,%zmm6
vmulps	%zmm1,%zmm6,%zmm7
vfmsub231ps	%zmm9,%zmm15,%zmm7
vfnmadd213ps	%zmm0,%zmm6,%zmm6
vmaxps	398f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm15,%zmm6
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm13,%zmm4,%zmm4
vmulps	%zmm6,%zmm8,%zmm6
vbroadcastss	436f(%rip),%zmm9
vmulps	%zmm9,%zmm24,%zmm7
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k7}
vaddps	%zmm6,%zmm24,%zmm6
vcmpunordps	%zmm6,%zmm6,%k7
vminps	%zmm6,%zmm14,%zmm6
vmovaps	%zmm14,%zmm6 {%k7}
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm23,%zmm6
vmovaps	%zmm23,%zmm6 {%k7}
vmovaps	%zmm24,%zmm6 {%k1}
vsubps	%zmm24,%zmm6,%zmm7
vfmadd231ps	%zmm12,%zmm7,%zmm2
vmulps	%zmm1,%zmm8,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1184(%rsp),%zmm4
vblendmps	%zmm4,%zmm7,%zmm4 {%k1}
vmovups	%zmm4,1184(%rsp)
vmovaps	%zmm0,%zmm4 {%k2} {z}
vmovups	672(%rsp),%zmm7
vmovaps	%zmm7,%zmm4 {%k3}
vmulps	%zmm9,%zmm29,%zmm7
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k2}
vaddps	%zmm1,%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm18,%zmm1
vmovaps	%zmm18,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm20,%zmm1
vmovaps	%zmm20,%zmm1 {%k2}
vmovaps	%zmm29,%zmm1 {%k1}
vsubps	%zmm29,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm11,%zmm2
vmovups	1120(%rsp),%zmm8
vblendmps	%zmm8,%zmm7,%zmm8 {%k1}
vmovups	%zmm8,1120(%rsp)
vmovaps	%zmm21,%zmm2 {%k6}
vmovaps	%zmm30,%zmm2 {%k1}
knotw	%k0,%k2
vmovups	80(%rsp),%zmm7
vmovaps	%zmm7,%zmm7 {%k2} {z}
vmovups	2976(%rsp),%zmm8
vcmpgtps	1504(%rsp),%zmm8,%k2
vaddps	1888(%rsp),%zmm7,%zmm17 {%k2} {z}
vmovdqu64	736(%rsp),%zmm7
vmovdqa32	%zmm7,%zmm7 {%k1} {z}
vbroadcastss	346f(%rip),%zmm8
vmovups	%zmm3,800(%rsp)
vmovups	%zmm5,864(%rsp)
vmovaps	%zmm1,%zmm23
vmovups	%zmm6,544(%rsp)
vmovups	%zmm2,1632(%rsp)
vmovups	%zmm4,672(%rsp)
vmovups	%zmm10,1376(%rsp)
vbroadcastss	388f(%rip),%zmm30
vxorps	%xmm4,%xmm4,%xmm4
68:
vpslld	$31,%zmm7,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,6(%rsp)
vpandd	%zmm8,%zmm7,%zmm1
vmovdqu64	%zmm1,3936(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,4(%rsp)
vpandd	347f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,3872(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm7,3488(%rsp)
vpandd	348f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,3808(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vbroadcastss	355f(%rip),%zmm16
.p2align	4
69:
vaddss	%xmm4,%xmm17,%xmm1
vmovshdup	%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vbroadcastss	20(%r15),%zmm3
vaddss	%xmm2,%xmm1,%xmm14
vmovss	97f(%rip),%xmm1
vmovups	%zmm3,3744(%rsp)
vdivss	%xmm3,%xmm1,%xmm20
vmulss	349f(%rip),%xmm20,%xmm1
vmulss	352f(%rip),%xmm20,%xmm2
vmulss	353f(%rip),%xmm20,%xmm3
testq	%r10,%r10
vmovups	%zmm23,352(%rsp)
vmovups	%zmm17,3168(%rsp)
vmovss	%xmm14,480(%rsp)
je	77f
vmovaps	%xmm20,928(%rsp)
vbroadcastss	%xmm1,%zmm1
vbroadcastss	354f(%rip),%zmm10
vmovups	800(%rsp),%zmm24
vsubps	%zmm24,%zmm10,%zmm5
vmulps	%zmm5,%zmm1,%zmm8
vxorps	%zmm16,%zmm8,%zmm5
vmulps	%zmm5,%zmm8,%zmm6
vbroadcastss	356f(%rip),%zmm15
vmaxps	%zmm15,%zmm6,%zmm6
vbroadcastss	357f(%rip),%zmm18
vmulps	%zmm18,%zmm6,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vbroadcastss	358f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm6
vbroadcastss	359f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm7,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vbroadcastss	362f(%rip),%zmm9
vbroadcastss	363f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm6,%zmm9
vbroadcastss	364f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm6,%zmm9
vbroadcastss	365f(%rip),%zmm11
vmovaps	%zmm11,%zmm12
vfmadd213ps	%zmm11,%zmm6,%zmm9
vbroadcastss	366f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm6,%zmm9
vfmadd213ps	%zmm0,%zmm6,%zmm9
vbroadcastss	%xmm2,%zmm2
vbroadcastss	%xmm3,%zmm6
vbroadcastss	367f(%rip),%zmm27
vaddps	%zmm27,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm9,%zmm9
vbroadcastss	99f(%rip),%zmm4
vandps	%zmm4,%zmm8,%zmm3
vbroadcastss	368f(%rip),%zmm28
vfmadd132ps	%zmm28,%zmm0,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vcmpltps	%zmm5,%zmm8,%k1
vbroadcastss	369f(%rip),%zmm29
vmovaps	%zmm29,%zmm5
vbroadcastss	372f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm5
vbroadcastss	373f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm3,%zmm5
vbroadcastss	374f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm5
vbroadcastss	375f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm3,%zmm5
vbroadcastss	376f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm3,%zmm5
vbroadcastss	377f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm3,%zmm5
vbroadcastss	378f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm3,%zmm5
vbroadcastss	379f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm5
vmulps	%zmm5,%zmm3,%zmm3
vbroadcastss	332f(%rip),%zmm23
vblendmps	%zmm10,%zmm23,%zmm5 {%k1}
vmulps	%zmm9,%zmm3,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	332f(%rip),%xmm22
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm0,%xmm7
vaddss	%xmm22,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm24,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	%zmm16,%zmm7,%zmm10
vmulps	%zmm10,%zmm7,%zmm11
vmaxps	356f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm18,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm18,%zmm11,%zmm11
vbroadcastss	362f(%rip),%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm12,%zmm11,%zmm14
vfmadd213ps	%zmm25,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm27,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm4,%zmm7,%zmm13
vfmadd132ps	%zmm28,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm29,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm26,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm21,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm7,%k1
vblendmps	354f(%rip){1to16},%zmm23,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm7,%zmm14
vfmsub231ps	%zmm8,%zmm9,%zmm14
vmulps	%zmm11,%zmm13,%zmm8
vmulps	%zmm8,%zmm10,%zmm13
vsubps	%zmm5,%zmm10,%zmm5
vsubps	%zmm13,%zmm3,%zmm3
vaddps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm3,-128(%rax)
vsubps	%zmm11,%zmm9,%zmm3
vmulps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm3
vmovaps	%zmm3,(%rax)
incq	%rcx
addq	$192,%rax
vmovaps	%zmm7,%zmm8
vmovaps	%zmm11,%zmm9
vmovaps	%zmm13,%zmm3
vmovaps	%zmm10,%zmm5
cmpq	%rcx,%r10
jne	72b
vbroadcastss	354f(%rip),%zmm10
vmovups	864(%rsp),%zmm24
vsubps	%zmm24,%zmm10,%zmm3
vmulps	%zmm3,%zmm1,%zmm8
vxorps	%zmm16,%zmm8,%zmm5
vmulps	%zmm5,%zmm8,%zmm3
vmaxps	356f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm18,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	358f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm9
vfmadd213ps	363f(%rip){1to16},%zmm3,%zmm9
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm9
vfmadd213ps	%zmm12,%zmm3,%zmm9
vfmadd213ps	%zmm25,%zmm3,%zmm9
vfmadd213ps	%zmm0,%zmm3,%zmm9
vaddps	%zmm27,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vandps	%zmm4,%zmm8,%zmm7
vfmadd132ps	%zmm28,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm29,%zmm9
vfmadd213ps	%zmm30,%zmm7,%zmm9
vfmadd213ps	%zmm31,%zmm7,%zmm9
vfmadd213ps	%zmm26,%zmm7,%zmm9
vfmadd213ps	%zmm17,%zmm7,%zmm9
vfmadd213ps	%zmm15,%zmm7,%zmm9
vfmadd213ps	%zmm19,%zmm7,%zmm9
vfmadd213ps	%zmm20,%zmm7,%zmm9
vfmadd213ps	%zmm21,%zmm7,%zmm9
vcmpltps	%zmm5,%zmm8,%k1
vblendmps	%zmm10,%zmm23,%zmm5 {%k1}
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm3,%zmm7,%zmm7
vmulps	%zmm7,%zmm5,%zmm7
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm12,%xmm9
vaddss	%xmm22,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm24,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm16,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	356f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm18,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm18,%zmm11,%zmm11
vbroadcastss	362f(%rip),%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm12,%zmm11,%zmm14
vfmadd213ps	%zmm25,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm27,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm4,%zmm9,%zmm13
vfmadd132ps	%zmm28,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm29,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm26,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm21,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	354f(%rip){1to16},%zmm23,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm8,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm8
vmulps	%zmm8,%zmm10,%zmm13
vsubps	%zmm5,%zmm10,%zmm5
vsubps	%zmm13,%zmm7,%zmm7
vaddps	%zmm7,%zmm5,%zmm5
vmovaps	%zmm5,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm3
vmulps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm3
vmovaps	%zmm3,(%rax)
incq	%rcx
addq	$192,%rax
vmovaps	%zmm9,%zmm8
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm7
vmovaps	%zmm10,%zmm5
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	480(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm10,%xmm10,%xmm10
vmovups	672(%rsp),%zmm2
ja	74f
vxorps	%xmm2,%xmm2,%xmm2
74:
vbroadcastss	8(%r15),%zmm25
movq	16(%rsp),%rax
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,80(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm1,144(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm8,%xmm8,%xmm8
xorl	%ecx,%ecx
vmovups	352(%rsp),%zmm17
.p2align	4
75:
vmovups	%zmm9,992(%rsp)
vmovups	%zmm19,608(%rsp)
vmovups	%zmm6,2464(%rsp)
vmovups	%zmm13,1056(%rsp)
vmovups	%zmm3,208(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm27
vmovaps	64(%r13,%rdx),%zmm28
vmovaps	128(%r13,%rdx),%zmm1
vmovups	%zmm1,416(%rsp)
vmulps	%zmm27,%zmm17,%zmm31
vxorps	%xmm30,%xmm30,%xmm30
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm26,%xmm26,%xmm26
vbroadcastss	97f(%rip),%zmm19
vmovups	544(%rsp),%zmm13
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm23
vmovaps	-128(%rdx),%zmm17
vmovaps	-64(%rdx),%zmm18
vmovaps	%zmm17,%zmm4
vfmadd213ps	%zmm13,%zmm31,%zmm4
vaddps	%zmm25,%zmm4,%zmm4
vdivps	%zmm4,%zmm19,%zmm14
vsubps	%zmm4,%zmm23,%zmm4
vmulps	%zmm14,%zmm4,%zmm4
vmulps	%zmm4,%zmm2,%zmm23
vfmadd213ps	%zmm14,%zmm14,%zmm23
vaddps	%zmm23,%zmm29,%zmm29
vaddps	%zmm4,%zmm5,%zmm5
vfmadd231ps	%zmm17,%zmm4,%zmm7
vfmadd231ps	%zmm18,%zmm4,%zmm16
vfmadd231ps	(%rdx),%zmm4,%zmm26
vmulps	%zmm23,%zmm17,%zmm4
vaddps	%zmm4,%zmm3,%zmm3
vfmadd231ps	%zmm4,%zmm17,%zmm30
vmulps	%zmm23,%zmm18,%zmm4
vaddps	%zmm4,%zmm9,%zmm9
vfmadd231ps	%zmm17,%zmm4,%zmm1
vfmadd231ps	%zmm18,%zmm4,%zmm6
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	76b
vmovups	352(%rsp),%zmm17
vmulps	%zmm28,%zmm17,%zmm4
vxorps	%xmm14,%xmm14,%xmm14
vfmadd213ps	%zmm14,%zmm31,%zmm6
vfmadd231ps	%zmm6,%zmm31,%zmm22
vmovaps	%zmm1,%zmm6
vfmadd213ps	%zmm14,%zmm4,%zmm6
vfmadd231ps	%zmm6,%zmm31,%zmm15
vfmadd213ps	%zmm14,%zmm27,%zmm1
vfmadd231ps	%zmm1,%zmm31,%zmm0
vaddps	%zmm14,%zmm9,%zmm1
vmovups	2464(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm31,%zmm6
vfmadd231ps	%zmm16,%zmm31,%zmm10
vmovups	992(%rsp),%zmm9
vfmadd231ps	%zmm16,%zmm28,%zmm9
vmovaps	%zmm30,%zmm1
vfmadd213ps	%zmm14,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm21
vfmadd213ps	%zmm14,%zmm27,%zmm30
vfmadd231ps	%zmm30,%zmm4,%zmm11
vmovups	80(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm27,%zmm1
vmovups	%zmm1,80(%rsp)
vmovups	608(%rsp),%zmm19
vfmadd231ps	%zmm7,%zmm4,%zmm19
vaddps	%zmm14,%zmm3,%zmm1
vmovups	1056(%rsp),%zmm13
vfmadd231ps	%zmm4,%zmm1,%zmm13
vmovups	208(%rsp),%zmm3
vfmadd231ps	%zmm1,%zmm27,%zmm3
vfmadd231ps	%zmm26,%zmm27,%zmm24
vfmadd231ps	%zmm7,%zmm27,%zmm20
vfmadd231ps	416(%rsp),%zmm7,%zmm8
vaddps	%zmm5,%zmm12,%zmm12
vaddps	%zmm14,%zmm29,%zmm1
vmovups	144(%rsp),%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vmovups	%zmm4,144(%rsp)
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vmovups	%zmm3,208(%rsp)
vbroadcastss	335f(%rip),%zmm31
vmovups	352(%rsp),%zmm23
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	384f(%rip),%zmm18
vpbroadcastd	97f(%rip),%zmm25
vbroadcastss	385f(%rip),%zmm27
vbroadcastss	386f(%rip),%zmm28
vbroadcastss	387f(%rip),%zmm29
vbroadcastss	388f(%rip),%zmm30
vmovups	3168(%rsp),%zmm17
vmovaps	%zmm0,%zmm7
vbroadcastss	97f(%rip),%zmm0
vmovups	%zmm20,416(%rsp)
vmovss	480(%rsp),%xmm14
vmovaps	928(%rsp),%xmm20
jmp	79f
.p2align	4
77:
vucomiss	%xmm4,%xmm14
vpxor	%xmm8,%xmm8,%xmm8
vmovups	672(%rsp),%zmm2
vpbroadcastd	384f(%rip),%zmm18
vpbroadcastd	97f(%rip),%zmm25
vbroadcastss	385f(%rip),%zmm27
vbroadcastss	386f(%rip),%zmm28
vbroadcastss	387f(%rip),%zmm29
ja	78f
vxorps	%xmm2,%xmm2,%xmm2
78:
vpxord	%xmm24,%xmm24,%xmm24
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,144(%rsp)
vmovups	%zmm1,208(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,80(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm1,416(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm16,%xmm16,%xmm16
79:
vbroadcastss	%xmm20,%zmm1
vucomiss	%xmm16,%xmm14
vmulps	%zmm23,%zmm2,%zmm3
vmulps	%zmm24,%zmm3,%zmm5
vfnmadd213ps	%zmm22,%zmm1,%zmm5
vmulps	%zmm8,%zmm3,%zmm20
vdivps	%zmm23,%zmm31,%zmm4
vfnmadd213ps	%zmm21,%zmm1,%zmm20
vfnmadd213ps	%zmm15,%zmm3,%zmm9
vmulps	%zmm4,%zmm2,%zmm1
vfmadd231ps	%zmm10,%zmm1,%zmm7
vfmadd231ps	%zmm1,%zmm19,%zmm11
vmovaps	%zmm11,%zmm24
vmovups	%zmm11,2720(%rsp)
vmovups	%zmm10,2784(%rsp)
vmovups	%zmm19,608(%rsp)
vmovups	%zmm9,992(%rsp)
vmovups	%zmm20,3104(%rsp)
jbe	84f
vmovaps	%zmm24,%zmm15
vmovups	1504(%rsp),%zmm1
vaddps	%zmm1,%zmm17,%zmm1
vmovups	%zmm1,1504(%rsp)
vcmpgeps	382f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm17,%zmm2
vmovaps	%zmm17,%zmm2 {%k1}
vaddss	%xmm16,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm16,%xmm1
vbroadcastss	383f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm21
vbroadcastss	392f(%rip),%zmm22
vbroadcastss	393f(%rip),%zmm23
vbroadcastss	394f(%rip),%zmm24
jbe	85f
vmovups	%zmm12,2592(%rsp)
vmovups	208(%rsp),%zmm19
vmovaps	%zmm5,%zmm26
vmovaps	%zmm7,%zmm0
vmovaps	%zmm6,%zmm20
testq	%r10,%r10
je	87f
vbroadcastss	8(%r15),%zmm1
vxorps	%xmm3,%xmm3,%xmm3
movq	16(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
82:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	352(%rsp),%zmm4
vmulps	(%r13,%rdx),%zmm4,%zmm5
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	97f(%rip),%zmm11
vmovups	544(%rsp),%zmm12
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm12,%zmm5,%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vdivps	%zmm4,%zmm11,%zmm6
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm31,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm31,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm11,%zmm6,%zmm8
vpaddd	%zmm16,%zmm8,%zmm8
vpandd	%zmm18,%zmm8,%zmm8
vpsubd	%zmm8,%zmm25,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm31,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm27,%zmm9
vfmadd213ps	%zmm28,%zmm10,%zmm9
vmovaps	%zmm29,%zmm14
vmovaps	%zmm21,%zmm15
vfmadd213ps	%zmm22,%zmm10,%zmm15
vfmadd213ps	%zmm30,%zmm10,%zmm14
vfmadd231ps	%zmm23,%zmm6,%zmm15
vfmadd213ps	%zmm14,%zmm6,%zmm15
vfmadd213ps	%zmm9,%zmm6,%zmm15
vfmadd213ps	%zmm10,%zmm6,%zmm15
vaddps	%zmm11,%zmm7,%zmm6
vfmadd231ps	%zmm24,%zmm8,%zmm15
vmaxps	%zmm31,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm15,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm3
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	82b
jmp	88f
.p2align	4
84:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1888(%rsp)
vmovups	864(%rsp),%zmm8
vmovups	800(%rsp),%zmm9
vmovups	208(%rsp),%zmm30
vmovups	144(%rsp),%zmm11
vmovups	80(%rsp),%zmm14
vmovaps	%zmm23,%zmm17
jmp	86f
.p2align	4
85:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1888(%rsp)
vmovups	352(%rsp),%zmm17
vmovups	864(%rsp),%zmm8
vmovups	800(%rsp),%zmm9
vmovups	208(%rsp),%zmm30
vmovaps	%zmm15,%zmm24
vmovups	144(%rsp),%zmm11
vmovups	80(%rsp),%zmm14
86:
vmovaps	%zmm12,%zmm3
vmovups	416(%rsp),%zmm15
jmp	89f
87:
vxorps	%xmm3,%xmm3,%xmm3
88:
vbroadcastss	395f(%rip),%zmm1
vmovups	2400(%rsp),%zmm4
vfmadd213ps	396f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm7,%xmm7,%xmm7
vcmpltps	%zmm2,%zmm7,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm3,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm3,%zmm4 {%k6}
vmovups	%zmm4,2400(%rsp)
vmovups	1760(%rsp),%zmm1
vmaxps	339f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1760(%rsp)
vmovups	2528(%rsp),%zmm1
vbroadcastss	397f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2528(%rsp)
vbroadcastss	97f(%rip),%zmm11
vblendmps	337f(%rip){1to16},%zmm11,%zmm1 {%k1}
vmovups	1696(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	800(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	1568(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	864(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	1120(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	352(%rsp),%zmm17
vsubps	%zmm5,%zmm17,%zmm17
vmovups	1184(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	544(%rsp),%zmm10
vsubps	%zmm6,%zmm10,%zmm10
vmovups	%zmm10,544(%rsp)
vmovups	1632(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1632(%rsp)
vmovups	1824(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1824(%rsp)
vmovups	672(%rsp),%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	%zmm1,672(%rsp)
vmovups	1376(%rsp),%zmm1
vbroadcastss	345f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1376(%rsp)
vmovaps	%zmm11,%zmm1 {%k1} {z}
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm5,1184(%rsp)
vmovups	%zmm4,1120(%rsp)
vmovups	%zmm3,1568(%rsp)
vmovups	%zmm2,1696(%rsp)
vmovaps	%zmm19,%zmm30
vmovaps	%zmm20,%zmm6
vmovups	2720(%rsp),%zmm24
vmovaps	%zmm0,%zmm7
vmovaps	%zmm11,%zmm0
vmovups	416(%rsp),%zmm15
vmovups	2592(%rsp),%zmm3
vmovups	2784(%rsp),%zmm10
vmovups	608(%rsp),%zmm19
vmovups	144(%rsp),%zmm11
vmovups	80(%rsp),%zmm14
vmovups	3104(%rsp),%zmm20
vmovaps	%zmm26,%zmm5
89:
vmovups	%zmm5,3552(%rsp)
vmovups	%zmm15,416(%rsp)
vmovups	%zmm14,80(%rsp)
vmovups	%zmm11,144(%rsp)
vbroadcastss	333f(%rip),%zmm2
vmaxps	%zmm2,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm18
vmaxps	%zmm2,%zmm20,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmaxps	%zmm2,%zmm14,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm5
vmovdqu64	3872(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm11,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	3936(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm23
vcmpleps	2656(%rsp),%zmm9,%k5
vmovups	%zmm9,800(%rsp)
vcmpgeps	1952(%rsp),%zmm9,%k7
vblendmps	%zmm10,%zmm31,%zmm1 {%k7}
vbroadcastss	355f(%rip),%zmm16
vxorps	%zmm16,%zmm10,%zmm1 {%k5}
vxorps	%xmm11,%xmm11,%xmm11
vcmpleps	%zmm1,%zmm11,%k7
korw	%k0,%k7,%k5
vmovaps	%zmm0,%zmm26
vmulps	%zmm18,%zmm10,%zmm20
vmovups	%zmm20,736(%rsp)
kmovw	6(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm11,%zmm20,%zmm20 {%k7} {z}
vblendmps	%zmm11,%zmm0,%zmm9 {%k5}
vmovups	%zmm9,4000(%rsp)
vcmpgeps	2016(%rsp),%zmm8,%k7
vblendmps	%zmm19,%zmm31,%zmm1 {%k7}
vmovups	%zmm8,864(%rsp)
vcmpleps	2080(%rsp),%zmm8,%k7
vxorps	%zmm16,%zmm19,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm11,%k2
korw	%k2,%k6,%k7
vmulps	%zmm19,%zmm22,%zmm0
vmovups	%zmm0,4192(%rsp)
kmovw	4(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm25 {%k2} {z}
vblendmps	%zmm11,%zmm26,%zmm2 {%k7}
vmovups	%zmm2,4064(%rsp)
vcmpgeps	2144(%rsp),%zmm17,%k2
vblendmps	%zmm15,%zmm31,%zmm1 {%k2}
vmovups	%zmm17,352(%rsp)
vcmpleps	2208(%rsp),%zmm17,%k2
vxorps	%zmm16,%zmm15,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm11,%k2
korw	%k2,%k1,%k6
vmovaps	%zmm5,%zmm0
vmulps	%zmm15,%zmm5,%zmm1
vmovups	%zmm1,4128(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm11,%zmm26,%zmm10 {%k6}
vmovups	%zmm10,928(%rsp)
vmovaps	%zmm1,%zmm8 {%k1} {z}
vmovups	544(%rsp),%zmm12
vcmpgeps	2272(%rsp),%zmm12,%k1
vmovaps	%zmm3,%zmm14
vblendmps	%zmm3,%zmm31,%zmm3 {%k1}
vcmpleps	2336(%rsp),%zmm12,%k1
vmulps	%zmm2,%zmm22,%zmm2
vmulps	992(%rsp),%zmm2,%zmm1
vmulps	%zmm9,%zmm18,%zmm5
vmulps	%zmm5,%zmm1,%zmm27
vmulps	%zmm10,%zmm0,%zmm10
vmovups	%zmm7,3040(%rsp)
vmulps	%zmm10,%zmm7,%zmm1
vmulps	%zmm5,%zmm1,%zmm29
vmulps	%zmm27,%zmm29,%zmm1
vmovaps	%zmm27,%zmm21
vfnmadd213ps	%zmm26,%zmm27,%zmm21
vbroadcastss	398f(%rip),%zmm9
vmaxps	%zmm9,%zmm21,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm16,%zmm14,%zmm3 {%k1}
vmovdqu64	3808(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k1
vdivps	%zmm4,%zmm26,%zmm15
vmovups	%zmm22,1312(%rsp)
vmulps	%zmm15,%zmm22,%zmm4
vmovaps	%zmm26,%zmm4 {%k7}
vcmpleps	%zmm3,%zmm11,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm11,%zmm26,%zmm17 {%k1}
vmulps	%zmm17,%zmm23,%zmm19
vmovups	%zmm6,2464(%rsp)
vmulps	%zmm19,%zmm6,%zmm3
vmulps	%zmm5,%zmm3,%zmm3
vmulps	%zmm27,%zmm3,%zmm5
vmulps	%zmm10,%zmm24,%zmm6
vfmsub231ps	%zmm6,%zmm2,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmovaps	%zmm29,%zmm28
vfnmadd213ps	%zmm26,%zmm29,%zmm28
vfnmadd231ps	%zmm1,%zmm1,%zmm28
vmaxps	%zmm9,%zmm28,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm29,%zmm3,%zmm7
vdivps	%zmm6,%zmm26,%zmm24
vmovups	%zmm13,1056(%rsp)
vmulps	%zmm19,%zmm13,%zmm6
vfmsub231ps	%zmm6,%zmm2,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vmovups	%zmm30,208(%rsp)
vmovups	%zmm19,3616(%rsp)
vmulps	%zmm19,%zmm30,%zmm2
vmovups	%zmm10,3680(%rsp)
vfmsub231ps	%zmm2,%zmm10,%zmm7
vfnmadd231ps	%zmm1,%zmm5,%zmm7
vmulps	%zmm24,%zmm7,%zmm6
vmovaps	%zmm3,%zmm30
vfnmadd213ps	%zmm26,%zmm3,%zmm30
vfnmadd231ps	%zmm5,%zmm5,%zmm30
vfnmadd231ps	%zmm6,%zmm6,%zmm30
vmaxps	%zmm9,%zmm30,%zmm2
vmovaps	%zmm0,%zmm9
vsqrtps	%zmm2,%zmm2
vmovups	%zmm18,1248(%rsp)
vmulps	%zmm18,%zmm4,%zmm7
vmovaps	%zmm4,%zmm7 {%k5}
vdivps	%zmm2,%zmm26,%zmm2
vmulps	%zmm24,%zmm0,%zmm4
vmovaps	%zmm26,%zmm4 {%k6}
vmulps	%zmm4,%zmm7,%zmm4
vmulps	%zmm2,%zmm23,%zmm7
vmulps	%zmm7,%zmm4,%zmm13
vmovaps	%zmm4,%zmm13 {%k1}
vmovaps	%zmm23,%zmm18
vmulps	%zmm14,%zmm23,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm22 {%k1} {z}
vmovss	480(%rsp),%xmm7
vxorps	%xmm10,%xmm10,%xmm10
vucomiss	%xmm10,%xmm7
vfmadd213ps	%zmm20,%zmm25,%zmm25
vfmadd213ps	%zmm25,%zmm8,%zmm8
vmovups	4000(%rsp),%zmm7
vmovaps	%zmm7,%zmm20
vmulps	736(%rsp),%zmm7,%zmm25
vfmadd213ps	%zmm8,%zmm22,%zmm22
vxorps	%zmm16,%zmm27,%zmm23
vmulps	%zmm25,%zmm27,%zmm7
vmovups	4064(%rsp),%zmm0
vmovaps	%zmm0,%zmm19
vfmsub231ps	4192(%rsp),%zmm0,%zmm7
vxorps	%zmm16,%zmm29,%zmm0
vmovups	%zmm0,480(%rsp)
vmulps	%zmm25,%zmm29,%zmm8
vmovups	928(%rsp),%zmm0
vfmsub231ps	4128(%rsp),%zmm0,%zmm8
vxorps	%zmm16,%zmm3,%zmm0
vmovups	%zmm0,736(%rsp)
vmulps	%zmm25,%zmm3,%zmm3
vmulps	%zmm15,%zmm7,%zmm27
vfnmadd231ps	%zmm1,%zmm27,%zmm8
vxorps	%zmm16,%zmm1,%zmm7
vfmsub231ps	%zmm4,%zmm17,%zmm3
vxorps	%zmm16,%zmm5,%zmm29
vfnmadd231ps	%zmm5,%zmm27,%zmm3
vxorps	%zmm16,%zmm6,%zmm4
vmulps	%zmm24,%zmm8,%zmm5
vfnmadd231ps	%zmm6,%zmm5,%zmm3
vmovaps	%zmm25,%zmm8
vxorps	%xmm10,%xmm10,%xmm10
vfmadd213ps	%zmm11,%zmm25,%zmm8
vfmadd231ps	%zmm27,%zmm27,%zmm8
vfmadd231ps	%zmm5,%zmm5,%zmm8
vmulps	%zmm2,%zmm3,%zmm3
vfmadd231ps	%zmm3,%zmm3,%zmm8
vxorps	%xmm0,%xmm0,%xmm0
ja	67b
vmovaps	%zmm4,%zmm28
vmovups	%zmm29,80(%rsp)
vmovaps	%zmm7,%zmm29
vmovups	%zmm23,144(%rsp)
vbroadcastss	16(%r15),%zmm1
vdivps	%zmm9,%zmm26,%zmm4
vdivps	%zmm18,%zmm26,%zmm6
vmovups	352(%rsp),%zmm23
vmulps	%zmm23,%zmm4,%zmm4
vmulps	%zmm12,%zmm6,%zmm6
vmovups	1376(%rsp),%zmm11
vdivps	%zmm11,%zmm26,%zmm7
vmulps	%zmm13,%zmm7,%zmm7
vmulps	399f(%rip){1to16},%zmm4,%zmm4
vmulps	422f(%rip){1to16},%zmm6,%zmm6
vmovaps	%zmm9,%zmm14
vmaxps	%zmm4,%zmm6,%zmm9
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm9 {%k1}
vbroadcastss	345f(%rip),%zmm13
vmovups	2400(%rsp),%zmm4
vcmpltps	%zmm13,%zmm4,%k1
vaddps	%zmm4,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	423f(%rip){1to16},%zmm4,%zmm4 {%k1} {z}
vmaxps	%zmm9,%zmm4,%zmm6
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vmulps	%zmm7,%zmm7,%zmm4
vminps	%zmm26,%zmm4,%zmm4
vmulps	%zmm1,%zmm4,%zmm4
vmaxps	%zmm4,%zmm6,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vcmpltps	%zmm13,%zmm11,%k1
vmovaps	%zmm7,%zmm4 {%k1} {z}
vmulps	%zmm4,%zmm4,%zmm4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k1
vcmpleps	%zmm4,%zmm8,%k1 {%k1}
vmulps	%zmm20,%zmm19,%zmm1
vmulps	928(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm17,%zmm1
vcmpnltps	%zmm1,%zmm10,%k2
vmovaps	%zmm26,%zmm1 {%k2} {z}
vbroadcastss	342f(%rip),%zmm6
vblendmps	%zmm1,%zmm6,%zmm1 {%k1}
vmovups	2976(%rsp),%zmm4
vcmpleps	1504(%rsp),%zmm4,%k1
vminps	424f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	1440(%rsp),%zmm4
vcmpeqps	%zmm6,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,1440(%rsp)
vcmpeqps	%zmm6,%zmm4,%k1
vmovaps	%zmm26,%zmm17 {%k1} {z}
vaddss	%xmm0,%xmm17,%xmm1
vmovshdup	%xmm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm17,%xmm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm17,%xmm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$1,%ymm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$2,%zmm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$3,%zmm17,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vucomiss	%xmm0,%xmm1
vbroadcastss	388f(%rip),%zmm30
vxorps	%xmm4,%xmm4,%xmm4
vmovaps	%zmm26,%zmm0
ja	69b
vmulps	%zmm3,%zmm2,%zmm1
vfmadd213ps	%zmm5,%zmm1,%zmm28
vmulps	%zmm28,%zmm24,%zmm2
vmovaps	%zmm29,%zmm28
vfmadd213ps	%zmm27,%zmm2,%zmm28
vmovups	80(%rsp),%zmm29
vfmadd213ps	%zmm28,%zmm1,%zmm29
vmulps	%zmm29,%zmm15,%zmm3
vmovups	144(%rsp),%zmm28
vfmadd213ps	%zmm25,%zmm3,%zmm28
vmovups	480(%rsp),%zmm4
vfmadd213ps	%zmm28,%zmm2,%zmm4
vmovups	736(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm1,%zmm5
vmulps	1248(%rsp),%zmm5,%zmm4
vmovups	%zmm4,928(%rsp)
vmulps	1312(%rsp),%zmm3,%zmm3
vmovups	%zmm3,480(%rsp)
vmovups	%zmm14,144(%rsp)
vmulps	%zmm2,%zmm14,%zmm2
vmovups	%zmm2,416(%rsp)
vmovups	%zmm18,80(%rsp)
vmulps	%zmm1,%zmm18,%zmm1
vmovups	%zmm1,608(%rsp)
vdivps	3296(%rsp),%zmm0,%zmm1
vmulps	3360(%rsp),%zmm1,%zmm1
vpbroadcastd	383f(%rip),%zmm19
vpaddd	%zmm19,%zmm1,%zmm2
vpbroadcastd	384f(%rip),%zmm12
vpandd	%zmm12,%zmm2,%zmm2
vpbroadcastd	97f(%rip),%zmm27
vpsubd	%zmm2,%zmm27,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	385f(%rip),%zmm4
vbroadcastss	386f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm3,%zmm4
vbroadcastss	387f(%rip),%zmm28
vmovaps	%zmm28,%zmm5
vfmadd213ps	%zmm30,%zmm3,%zmm5
vbroadcastss	389f(%rip),%zmm6
vfmadd213ps	392f(%rip){1to16},%zmm3,%zmm6
vfmadd231ps	393f(%rip){1to16},%zmm1,%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vfmadd213ps	%zmm3,%zmm1,%zmm6
vfmadd231ps	394f(%rip){1to16},%zmm2,%zmm6
vmovups	2848(%rsp),%zmm1
vfmadd231ps	425f(%rip){1to16},%zmm1,%zmm6
vmovups	3424(%rsp),%zmm1
vfmadd231ps	426f(%rip){1to16},%zmm1,%zmm6
vmovups	%zmm6,736(%rsp)
movl	%ebp,%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm15,%xmm15,%xmm15
cmpb	$1,%cl
movq	72(%rsp),%r9
jne	94f
vbroadcastss	8(%r15),%zmm22
movq	16(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
92:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	352(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm3
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	389f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm27
vbroadcastss	393f(%rip),%zmm26
vbroadcastss	394f(%rip),%zmm25
vbroadcastss	342f(%rip),%zmm29
vbroadcastss	97f(%rip),%zmm0
vbroadcastss	386f(%rip),%zmm24
.p2align	4
93:
vmovaps	(%rdx),%zmm1
vfmadd213ps	544(%rsp),%zmm3,%zmm1
vaddps	%zmm22,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rsi),%zmm5
vsubps	%zmm1,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm31,%zmm4,%zmm6
vcmpltps	%zmm5,%zmm31,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vaddps	%zmm0,%zmm6,%zmm7
vpaddd	%zmm19,%zmm7,%zmm7
vpandd	%zmm12,%zmm7,%zmm7
vpbroadcastd	97f(%rip),%zmm9
vpsubd	%zmm7,%zmm9,%zmm9
vaddps	%zmm31,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm30,%zmm10,%zmm9
vmovaps	%zmm23,%zmm16
vfmadd213ps	%zmm27,%zmm10,%zmm16
vfmadd231ps	%zmm26,%zmm6,%zmm16
vfmadd213ps	%zmm9,%zmm6,%zmm16
vbroadcastss	385f(%rip),%zmm9
vfmadd213ps	%zmm24,%zmm10,%zmm9
vfmadd213ps	%zmm9,%zmm6,%zmm16
vfmadd213ps	%zmm10,%zmm6,%zmm16
vcvtdq2ps	%zmm7,%zmm6
vfmadd231ps	%zmm25,%zmm6,%zmm16
vaddps	%zmm0,%zmm5,%zmm6
vmaxps	%zmm31,%zmm5,%zmm5
vfmsub231ps	%zmm6,%zmm16,%zmm5
vaddps	%zmm29,%zmm1,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vfmadd231ps	%zmm5,%zmm1,%zmm15
vmulps	%zmm4,%zmm22,%zmm1
vmulps	%zmm6,%zmm6,%zmm4
vaddps	%zmm6,%zmm11,%zmm11
vmulps	%zmm4,%zmm6,%zmm5
vaddps	%zmm4,%zmm2,%zmm2
vaddps	%zmm5,%zmm8,%zmm8
vfmadd231ps	%zmm5,%zmm1,%zmm18
vmulps	%zmm5,%zmm4,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm20
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm13,%zmm13
vfmadd231ps	%zmm4,%zmm1,%zmm17
vfmadd231ps	%zmm1,%zmm5,%zmm14
vaddps	%zmm5,%zmm21,%zmm21
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	93b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	92b
94:
vmovups	1312(%rsp),%zmm7
vmulps	992(%rsp),%zmm7,%zmm1
vmovups	1248(%rsp),%zmm9
vmulps	%zmm9,%zmm1,%zmm24
vmovaps	%zmm24,%zmm1
vbroadcastss	97f(%rip),%zmm0
vfnmadd213ps	%zmm0,%zmm24,%zmm1
vbroadcastss	398f(%rip),%zmm6
vmaxps	%zmm6,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm29
vmovups	1440(%rsp),%zmm10
vcmpleps	%zmm0,%zmm10,%k2
vmovups	144(%rsp),%zmm26
vmulps	3040(%rsp),%zmm26,%zmm3
vmulps	%zmm9,%zmm3,%zmm22
vmulps	2720(%rsp),%zmm26,%zmm3
vmulps	%zmm24,%zmm22,%zmm4
vfmsub231ps	%zmm3,%zmm7,%zmm4
vbroadcastss	99f(%rip),%zmm28
vmovups	928(%rsp),%zmm19
vandps	%zmm28,%zmm19,%zmm3
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm3,%zmm3
vmovups	480(%rsp),%zmm27
vandps	%zmm28,%zmm27,%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovss	429f(%rip),%xmm5
vmulss	20(%r15),%xmm5,%xmm5
vmulps	%zmm29,%zmm4,%zmm23
vbroadcastss	%xmm5,%zmm4
vcmpleps	%zmm4,%zmm3,%k3 {%k2}
vmovaps	%zmm22,%zmm3
vfnmadd213ps	%zmm0,%zmm22,%zmm3
vfnmadd231ps	%zmm23,%zmm23,%zmm3
vmaxps	%zmm6,%zmm3,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm3,%zmm1
vmovups	80(%rsp),%zmm6
vmulps	2464(%rsp),%zmm6,%zmm3
vmulps	%zmm9,%zmm3,%zmm25
vmulps	1056(%rsp),%zmm6,%zmm3
vmulps	%zmm24,%zmm25,%zmm4
vfmsub231ps	%zmm3,%zmm7,%zmm4
vmulps	%zmm29,%zmm4,%zmm16
vmulps	208(%rsp),%zmm6,%zmm3
vmulps	%zmm22,%zmm25,%zmm4
vfmsub231ps	%zmm3,%zmm26,%zmm4
vfnmadd231ps	%zmm23,%zmm16,%zmm4
vmovups	%zmm5,208(%rsp)
vmulps	%zmm5,%zmm4,%zmm9
vmovaps	%zmm25,%zmm3
vfnmadd213ps	%zmm0,%zmm25,%zmm3
vfnmadd231ps	%zmm16,%zmm16,%zmm3
vfnmadd231ps	%zmm9,%zmm9,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vcmpgtps	427f(%rip){1to16},%zmm1,%k0
vmovups	800(%rsp),%zmm7
vaddps	%zmm7,%zmm19,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	1952(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2656(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm7 {%k3}
vbroadcastss	12(%r15),%zmm5
vcmpeqps	339f(%rip){1to16},%zmm10,%k1
vmovaps	%zmm1,%zmm7 {%k1}
movq	%r9,%rax
shlq	$6,%rax
vmovaps	%zmm7,(%r8,%rax)
vmovups	864(%rsp),%zmm10
vaddps	%zmm10,%zmm27,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2016(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2080(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmovaps	%zmm1,%zmm10 {%k1}
movq	8(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm10,(%r8,%r9)
vmovups	352(%rsp),%zmm10
vaddps	416(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2144(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2208(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r10,%rcx
shlq	$7,%rcx
vmovaps	%zmm4,(%rcx,%rdx)
vmovups	544(%rsp),%zmm10
vaddps	608(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2272(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2336(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r10,%r10,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	95f
vmaxps	398f(%rip){1to16},%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vbroadcastss	355f(%rip),%zmm27
vxorps	%zmm27,%zmm24,%zmm4
vdivps	%zmm3,%zmm0,%zmm24
vmulps	%zmm5,%zmm26,%zmm7
vmulps	%zmm5,%zmm6,%zmm12
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	8(%rsp),%r10
shlq	$8,%r10
addq	%r8,%r10
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
movq	%r9,%r12
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r11d
cmoveq	%r11,%rdx
addq	$5,%rdi
imulq	8(%rsp),%rdi
shlq	$6,%rdi
addq	%r8,%rdi
imulq	8(%rsp),%r9
shlq	$6,%r9
addq	%r8,%r9
imulq	8(%rsp),%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmulps	%zmm4,%zmm29,%zmm26
vfmadd231ps	%zmm26,%zmm23,%zmm22
vxorps	%zmm27,%zmm22,%zmm3
vmovups	208(%rsp),%zmm19
vmulps	%zmm3,%zmm19,%zmm22
vxorps	%zmm27,%zmm29,%zmm3
vmulps	%zmm3,%zmm23,%zmm3
vmovaps	%zmm7,%zmm23
vmulps	%zmm19,%zmm3,%zmm10
vfmadd231ps	%zmm26,%zmm16,%zmm25
vfmadd231ps	%zmm22,%zmm9,%zmm25
vxorps	%zmm27,%zmm25,%zmm3
vmulps	%zmm3,%zmm24,%zmm7
vmulps	%zmm16,%zmm29,%zmm3
vfmadd231ps	%zmm10,%zmm9,%zmm3
vxorps	%zmm27,%zmm3,%zmm3
vmulps	%zmm3,%zmm24,%zmm5
vxorps	%zmm27,%zmm19,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vmulps	%zmm24,%zmm3,%zmm3
vmovaps	%zmm26,%zmm4
vfmadd213ps	%zmm0,%zmm26,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm7,%zmm7,%zmm4
vmovups	1248(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm6,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r10)
movq	8(%rsp),%r10
vmulps	%zmm29,%zmm29,%zmm4
vfmadd231ps	%zmm10,%zmm10,%zmm4
vfmadd231ps	%zmm5,%zmm5,%zmm4
vmovups	1312(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm6,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rdi)
vmulps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm3,%zmm3,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm23,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r9)
movq	%r12,%r9
vmulps	%zmm24,%zmm24,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm12,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	95f
vmulps	%zmm26,%zmm29,%zmm4
vfmadd231ps	%zmm22,%zmm10,%zmm4
vfmadd231ps	%zmm7,%zmm5,%zmm4
vmovups	1312(%rsp),%zmm16
vmulps	%zmm4,%zmm16,%zmm4
vmovaps	%zmm1,%zmm9
vmovups	1248(%rsp),%zmm19
vmulps	%zmm4,%zmm19,%zmm9 {%k2}
leaq	(%r10,%r10,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmovups	208(%rsp),%zmm6
vmulps	%zmm22,%zmm6,%zmm4
vfmadd231ps	%zmm7,%zmm3,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm19,%zmm9 {%k2}
imulq	$448,%r10,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm10,%zmm6,%zmm4
vfmadd231ps	%zmm5,%zmm3,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm16,%zmm6 {%k2}
movq	%r10,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm7,%zmm24,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm19,%zmm6 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm5,%zmm24,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm16,%zmm5 {%k2}
imulq	$704,%r10,%rdx
addq	%r8,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm3,%zmm24,%zmm3
vmulps	%zmm12,%zmm3,%zmm3
vmulps	%zmm3,%zmm23,%zmm1 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm1,(%rax,%rcx)
movl	$14,%edx
95:
testb	$8,%bpl
vxorps	%xmm19,%xmm19,%xmm19
je	6b
vbroadcastss	208(%r15),%zmm1
vmovups	1440(%rsp),%zmm3
vcmpeqps	339f(%rip){1to16},%zmm3,%k2
vaddps	%zmm15,%zmm15,%zmm3
vmovups	736(%rsp),%zmm9
vfmsub132ps	354f(%rip){1to16},%zmm15,%zmm9
vbroadcastss	100(%r15),%zmm4
vfmadd213ps	%zmm19,%zmm11,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm2,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm8,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm13,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm21,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm20,%zmm4
vfmadd231ps	124(%r15){1to16},%zmm18,%zmm4
vfmadd231ps	128(%r15){1to16},%zmm17,%zmm4
vfmadd231ps	132(%r15){1to16},%zmm14,%zmm4
vbroadcastss	136(%r15),%zmm5
vmovups	3232(%rsp),%zmm7
vaddps	%zmm4,%zmm7,%zmm6
vfmadd213ps	%zmm19,%zmm11,%zmm5
vfmadd231ps	140(%r15){1to16},%zmm2,%zmm5
vfmadd231ps	144(%r15){1to16},%zmm8,%zmm5
vfmadd231ps	148(%r15){1to16},%zmm13,%zmm5
vfmadd231ps	152(%r15){1to16},%zmm21,%zmm5
vfmadd231ps	156(%r15){1to16},%zmm20,%zmm5
vfmadd231ps	160(%r15){1to16},%zmm18,%zmm5
vfmadd231ps	164(%r15){1to16},%zmm17,%zmm5
vfmadd231ps	168(%r15){1to16},%zmm14,%zmm5
vfmadd132ps	172(%r15){1to16},%zmm19,%zmm11
vfmadd231ps	176(%r15){1to16},%zmm2,%zmm11
vfmadd231ps	180(%r15){1to16},%zmm8,%zmm11
vfmadd231ps	184(%r15){1to16},%zmm13,%zmm11
vfmadd231ps	188(%r15){1to16},%zmm21,%zmm11
vfmadd231ps	192(%r15){1to16},%zmm20,%zmm11
vfmadd231ps	196(%r15){1to16},%zmm18,%zmm11
vfmadd231ps	200(%r15){1to16},%zmm17,%zmm11
vfmadd231ps	204(%r15){1to16},%zmm14,%zmm11
vfmadd231ps	424f(%rip){1to16},%zmm7,%zmm5
vfmadd231ps	432f(%rip){1to16},%zmm7,%zmm11
vmovaps	%zmm1,%zmm9 {%k2}
movq	%rdx,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	2(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm1,%zmm5 {%k2}
leaq	3(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm1,%zmm11 {%k2}
addq	$4,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm11,(%rax,%rdx)
jmp	6b
96:
addq	$4264,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
97:
.long	0x3f800000
98:
.long	1048576
99:
.long	2147483647
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
.long	1400897535
329:
.long	0xc9800000
332:
.long	0x3f000000
333:
.long	0x0da24260
334:
.long	0x1e3ce508
335:
.long	0xbf800000
336:
.long	0x41100000
337:
.long	0x3e800000
338:
.long	0x41490fdb
339:
.long	0x40800000
342:
.long	0x40a00000
343:
.long	0x7f7fffff
344:
.long	0x3fc00000
345:
.long	0x7149f2ca
346:
.long	2
347:
.long	4
348:
.long	8
349:
.long	0x3f3504f3
352:
.long	0x3ecc422a
353:
.long	0x3f106ebb
354:
.long	0xbf000000
355:
.long	0x80000000
356:
.long	0xc2ae0000
357:
.long	0x3fb8aa3b
358:
.long	0xbf317200
359:
.long	0xb5bfbe8e
362:
.long	0x3aae0472
363:
.long	0x3c1e8629
364:
.long	0x3d635b73
365:
.long	0x3e75fc8c
366:
.long	0x3f317214
367:
.long	0x42fe0000
368:
.long	0x3e99999a
369:
.long	0xbe04a19d
372:
.long	0x3ef89ba5
373:
.long	0xbf03248e
374:
.long	0x3f0c3744
375:
.long	0xbdc1d79d
376:
.long	0x3e5c1572
377:
.long	0x3e17e642
378:
.long	0x3e2ecff8
379:
.long	0x3e2d3f9f
382:
.long	0x41400000
383:
.long	3234528013
384:
.long	4286578688
385:
.long	0x3eaaac4e
386:
.long	0xbf00000d
387:
.long	0x3e4bdb47
388:
.long	0xbe7fd7d0
389:
.long	0x3e259a3a
392:
.long	0xbe2ec8d2
393:
.long	0xbddadb52
394:
.long	0x33b17218
395:
.long	0x3727c5ac
396:
.long	0x3a83126f
397:
.long	0x41800000
398:
.long	0x358637bd
399:
.long	0x350637bd
422:
.long	0x34210fb0
423:
.long	0x36a7c5ac
424:
.long	0x40000000
425:
.long	0x3f317218
426:
.long	0x3feb3f8f
427:
.long	0x38d1b717
428:
.long	0x40400000
429:
.long	0x3951b717
432:
.long	0x41000000
433:
.long	0x3cf5c28f
434:
.long	0x26901d7d
435:
.long	0x3f800054
436:
.long	0xbf4ccccd
437:
.short	65535
.short	0
.p2align	6,0x0
438:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
