# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	75f
testl	%edx,%edx
je	75f
testl	%esi,%esi
je	75f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4648,%rsp
movq	4720(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%r13
movq	8(%rdi),%r11
movq	16(%rdi),%r14
movq	24(%rdi),%rsi
movq	%rsi,152(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	4704(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,120(%rsp)
leaq	64(%r13),%r8
movq	%r9,136(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,16(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,112(%rsp)
leaq	(%rax,%rax),%rdx
movq	%rdx,128(%rsp)
leaq	128(%rdi),%rbp
vbroadcastss	76f(%rip),%zmm0
vbroadcastss	92f(%rip),%zmm28
vbroadcastss	93f(%rip),%zmm4
vbroadcastss	97f(%rip),%zmm12
xorl	%edx,%edx
vbroadcastss	364f(%rip),%zmm27
vpbroadcastd	365f(%rip),%zmm29
vpbroadcastd	76f(%rip),%zmm7
vbroadcastss	366f(%rip),%zmm16
vbroadcastss	367f(%rip),%zmm24
vbroadcastss	369f(%rip),%zmm19
vbroadcastss	372f(%rip),%zmm31
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	79f(%rip),%zmm11
vbroadcastss	82f(%rip),%zmm15
vbroadcastss	83f(%rip),%zmm17
vbroadcastss	84f(%rip),%zmm18
vpbroadcastd	86f(%rip),%zmm23
movq	%rax,168(%rsp)
movq	%r14,160(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	112(%rsp),%rcx
cmpq	120(%rsp),%rdx
je	74f
3:
movq	%rdx,%rsi
imulq	16(%rsp),%rsi
movq	%rsi,144(%rsp)
movq	%rcx,%rsi
xorl	%r9d,%r9d
movq	%rcx,184(%rsp)
movq	%rdx,176(%rsp)
jmp	5f
.p2align	4
4:
incq	%r9
addq	128(%rsp),%rsi
cmpq	16(%rsp),%r9
je	2b
5:
movq	%rsi,24(%rsp)
movq	144(%rsp),%rsi
leaq	(%rsi,%r9),%r10
movq	24(%rsp),%rsi
imulq	%rax,%r10
addq	136(%rsp),%r10
movq	%r10,216(%rsp)
movq	%rsi,8(%rsp)
xorl	%r15d,%r15d
movq	%r9,192(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	93f(%rip),%zmm4
vblendmps	1376(%rsp),%zmm4,%zmm1 {%k1}
movq	152(%rsp),%rcx
vmovups	2208(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r12)
movq	4720(%rsp),%rbx
movq	168(%rsp),%rax
movq	184(%rsp),%rcx
movq	176(%rsp),%rdx
vbroadcastss	366f(%rip),%zmm16
vbroadcastss	367f(%rip),%zmm24
vbroadcastss	369f(%rip),%zmm19
vbroadcastss	372f(%rip),%zmm31
vbroadcastss	79f(%rip),%zmm11
vbroadcastss	82f(%rip),%zmm15
movq	24(%rsp),%rsi
movq	192(%rsp),%r9
movq	208(%rsp),%r15
vbroadcastss	92f(%rip),%zmm28
vbroadcastss	364f(%rip),%zmm27
7:
incq	%r15
addq	$2,8(%rsp)
cmpq	%rax,%r15
je	4b
8:
movq	216(%rsp),%r10
addq	%r15,%r10
movl	8(%rbx),%r12d
movq	%r12,32(%rsp)
cmpq	%r12,%r10
jae	7b
movl	(%rbx),%r14d
movl	16(%rbx),%eax
movl	%eax,(%rsp)
movq	%r14,%rsi
imulq	%r14,%rsi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r14,%r14
movq	%r15,208(%rsp)
movq	%r10,200(%rsp)
je	38f
movq	%rsi,%rax
imulq	%r10,%rax
addq	%rax,%rax
leaq	(%r14,%r14),%rdx
movq	%r14,%rbx
shlq	$7,%rbx
leaq	(%rbx,%r13),%r15
movq	8(%rsp),%rcx
imulq	%rsi,%rcx
vxorps	%xmm27,%xmm27,%xmm27
vmovaps	%zmm0,%zmm13
vmovaps	%zmm0,%zmm22
vpbroadcastd	77f(%rip),%zmm26
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm1,48(%rsp)
vmovups	%zmm1,224(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm30,%xmm30,%xmm30
xorl	%r9d,%r9d
vbroadcastss	78f(%rip),%zmm10
jmp	32f
.p2align	4
9:
movl	%edx,%r10d
imull	%r9d,%r10d
addl	%eax,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
leaq	(%r10,%r13),%r12
vmovaps	(%r12),%zmm3
vmovaps	64(%r12),%zmm5
vsubps	%zmm5,%zmm3,%zmm3
vaddps	%zmm3,%zmm8,%zmm8
vaddps	%zmm5,%zmm28,%zmm28
vmovaps	-128(%r15,%r10),%zmm3
vmovaps	-64(%r15,%r10),%zmm5
vsubps	%zmm5,%zmm3,%zmm3
vaddps	%zmm3,%zmm6,%zmm6
vaddps	%zmm5,%zmm30,%zmm30
vaddps	%zmm21,%zmm2,%zmm2
vaddps	%zmm20,%zmm25,%zmm25
incq	%r9
addq	%rdx,%rcx
cmpq	%r14,%r9
je	37f
32:
movl	%ecx,%r12d
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
addq	%r8,%r12
testb	$8,(%rsp)
jne	34f
vxorps	%xmm21,%xmm21,%xmm21
xorl	%r10d,%r10d
vxorps	%xmm20,%xmm20,%xmm20
.p2align	4
33:
vmovaps	-64(%r12,%r10),%zmm3
vmovaps	(%r12,%r10),%zmm5
vsubps	%zmm5,%zmm3,%zmm3
vaddps	%zmm3,%zmm21,%zmm21
vaddps	%zmm5,%zmm20,%zmm20
subq	$-128,%r10
cmpq	%r10,%rbx
jne	33b
vmovaps	%zmm13,%zmm31
jmp	36f
.p2align	4
34:
vxorps	%xmm21,%xmm21,%xmm21
xorl	%r10d,%r10d
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm4,%xmm4,%xmm4
vmovaps	%zmm13,%zmm31
vbroadcastss	85f(%rip),%zmm1
.p2align	4
35:
vmovaps	-64(%r12,%r10),%zmm3
vmovaps	(%r12,%r10),%zmm5
vcmpltps	%zmm10,%zmm5,%k1
vmovaps	%zmm3,%zmm9 {%k1} {z}
vaddps	%zmm11,%zmm9,%zmm13
vfmadd213ps	%zmm15,%zmm9,%zmm13
vfmadd213ps	%zmm17,%zmm9,%zmm13
vaddps	%zmm18,%zmm9,%zmm14
vfmadd213ps	%zmm1,%zmm9,%zmm14
vcmpltps	%zmm9,%zmm4,%k1
vmulps	%zmm13,%zmm31,%zmm31 {%k1}
vmulps	%zmm14,%zmm22,%zmm22 {%k1}
vpsrld	$23,%zmm31,%zmm9
vpsrld	$23,%zmm22,%zmm13
vpsubd	%zmm13,%zmm26,%zmm13
vpaddd	%zmm9,%zmm13,%zmm26
vpternlogd	$236,%zmm23,%zmm7,%zmm31
vpternlogd	$236,%zmm23,%zmm7,%zmm22
vbroadcastss	76f(%rip),%zmm9 {%k1} {z}
vaddps	%zmm9,%zmm27,%zmm27
vsubps	%zmm5,%zmm3,%zmm3
vaddps	%zmm3,%zmm21,%zmm21
vaddps	%zmm5,%zmm20,%zmm20
subq	$-128,%r10
cmpq	%r10,%rbx
jne	35b
36:
vmovdqa64	%zmm31,%zmm13
testq	%r9,%r9
jne	9b
vmovups	48(%rsp),%zmm1
vaddps	%zmm21,%zmm1,%zmm1
vmovups	%zmm1,48(%rsp)
vmovups	224(%rsp),%zmm1
vaddps	%zmm20,%zmm1,%zmm1
vmovups	%zmm1,224(%rsp)
jmp	9b
.p2align	4
37:
vmovups	%zmm27,3488(%rsp)
vbroadcastss	87f(%rip),%zmm4
vmulps	224(%rsp),%zmm4,%zmm3
vrndscaleps	$8,%zmm3,%zmm15
vmulps	%zmm4,%zmm20,%zmm3
vrndscaleps	$8,%zmm3,%zmm9
vmulps	%zmm4,%zmm28,%zmm3
vrndscaleps	$8,%zmm3,%zmm5
vmulps	%zmm4,%zmm30,%zmm3
vrndscaleps	$8,%zmm3,%zmm3
vmulps	%zmm4,%zmm25,%zmm14
vrndscaleps	$8,%zmm14,%zmm25
vcvtudq2ps	%zmm26,%zmm14
vaddps	88f(%rip){1to16},%zmm14,%zmm4
vmovups	%zmm4,3424(%rsp)
movq	4720(%rsp),%rbx
vbroadcastss	93f(%rip),%zmm4
vbroadcastss	372f(%rip),%zmm31
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	92f(%rip),%zmm28
vbroadcastss	364f(%rip),%zmm27
vmovdqa64	%zmm13,%zmm20
vxorps	%xmm1,%xmm1,%xmm1
vmovdqu64	48(%rsp),%zmm7
jmp	39f
38:
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm15,%xmm15,%xmm15
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm11,3488(%rsp)
vmovups	%zmm11,3424(%rsp)
vmovaps	%zmm0,%zmm22
vmovaps	%zmm0,%zmm20
39:
vcvtusi2ss	%r14d,%xmm0,%xmm14
vbroadcastss	%xmm14,%zmm26
vsubps	%zmm15,%zmm26,%zmm13
vmaxps	%zmm0,%zmm13,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmulps	%zmm13,%zmm7,%zmm13
vsubps	%zmm9,%zmm26,%zmm9
vmaxps	%zmm0,%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vmulps	%zmm9,%zmm21,%zmm9
vsubps	%zmm5,%zmm26,%zmm5
vmaxps	%zmm0,%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vsubps	%zmm3,%zmm26,%zmm3
vmaxps	%zmm0,%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vminps	%zmm13,%zmm9,%zmm6
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm9,%zmm6 {%k1}
vmaxps	%zmm13,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vminps	%zmm5,%zmm3,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm9 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm6,%zmm9,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k1}
vminps	%zmm8,%zmm5,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vminps	%zmm6,%zmm9,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	89f(%rip),%zmm11
vmulps	%zmm11,%zmm3,%zmm6
vmaxps	%zmm1,%zmm6,%zmm3
vmulps	%zmm4,%zmm3,%zmm3
testq	%r14,%r14
vmovdqu64	%zmm20,4256(%rsp)
vmovdqu64	%zmm22,4192(%rsp)
je	44f
leaq	(%r14,%r14),%rdx
movq	8(%rsp),%rax
imulq	%rsi,%rax
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
xorl	%ecx,%ecx
.p2align	4
42:
movl	%eax,%r9d
shrl	%r9d
andl	$1073741823,%r9d
shlq	$7,%r9
addq	%r8,%r9
vxorps	%xmm9,%xmm9,%xmm9
xorl	%r10d,%r10d
.p2align	4
43:
vmovaps	-64(%r9),%zmm15
vmovaps	(%r9),%zmm17
vsubps	%zmm17,%zmm15,%zmm15
vsubps	%zmm6,%zmm15,%zmm15
vmaxps	%zmm10,%zmm15,%zmm15
vfmadd132ps	%zmm4,%zmm3,%zmm17
vfmsub231ps	%zmm15,%zmm15,%zmm17
vmaxps	%zmm10,%zmm17,%zmm15
vcvtsi2ss	%r10,%xmm12,%xmm17
vbroadcastss	%xmm17,%zmm18
vaddps	%zmm15,%zmm9,%zmm9
vfmadd231ps	%zmm18,%zmm15,%zmm14
vmulss	%xmm17,%xmm17,%xmm17
vbroadcastss	%xmm17,%zmm17
vfmadd231ps	%zmm17,%zmm15,%zmm13
incq	%r10
subq	$-128,%r9
cmpq	%r10,%r14
jne	43b
vcvtsi2ss	%rcx,%xmm12,%xmm15
vbroadcastss	%xmm15,%zmm17
vaddps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm17,%zmm9,%zmm5
vmulss	%xmm15,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vfmadd231ps	%zmm15,%zmm9,%zmm1
incq	%rcx
addq	%rdx,%rax
cmpq	%r14,%rcx
jne	42b
jmp	45f
44:
xorl	%edx,%edx
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm8,%xmm8,%xmm8
45:
vandps	%zmm28,%zmm2,%zmm3
vcvtusi2ss	%rsi,%xmm0,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm25,%zmm9,%zmm10
vpcmpgtd	94f(%rip){1to16},%zmm3,%k0
vmaxps	95f(%rip){1to16},%zmm8,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vcmpgtps	96f(%rip){1to16},%zmm8,%k1
vaddps	%zmm12,%zmm26,%zmm15
vmulps	%zmm11,%zmm15,%zmm15
vmovaps	%zmm15,%zmm17
vdivps	98f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm3,%zmm14,%zmm17 {%k1}
vmulps	%zmm3,%zmm5,%zmm15 {%k1}
vmulps	%zmm3,%zmm13,%zmm5
vfnmadd231ps	%zmm17,%zmm17,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm9,%zmm13
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm9,%zmm13 {%k1}
vbroadcastss	99f(%rip),%zmm4
vmaxps	%zmm4,%zmm13,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	%zmm3,%zmm1,%zmm1
vfnmadd231ps	%zmm15,%zmm15,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm9,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm4,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	322f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm8,%zmm1
vfnmadd231ps	%zmm10,%zmm6,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r11),%zmm14
vbroadcastss	76(%r11),%zmm18
vbroadcastss	56(%r11),%zmm11
vbroadcastss	80(%r11),%zmm13
vbroadcastss	60(%r11),%zmm8
vbroadcastss	84(%r11),%zmm9
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm5
vmaxps	%zmm0,%zmm3,%zmm1
vminps	%zmm17,%zmm18,%zmm2
vcmpunordps	%zmm17,%zmm17,%k1
vmovups	%zmm18,672(%rsp)
vmovaps	%zmm18,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm21
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,736(%rsp)
vmovaps	%zmm14,%zmm21 {%k1}
vminps	%zmm15,%zmm13,%zmm2
vcmpunordps	%zmm15,%zmm15,%k1
vmovups	%zmm13,1952(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm23
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,2016(%rsp)
vmovaps	%zmm11,%zmm23 {%k1}
vmovups	%zmm9,800(%rsp)
vminps	%zmm1,%zmm9,%zmm1
vmovups	%zmm8,864(%rsp)
vmaxps	%zmm1,%zmm8,%zmm1
vmovups	%zmm1,352(%rsp)
vminps	%zmm6,%zmm5,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm5,2080(%rsp)
vmovaps	%zmm5,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2144(%rsp)
vmovaps	%zmm4,%zmm2 {%k1}
vmovups	%zmm2,288(%rsp)
vbroadcastss	323f(%rip),%zmm2
vmovups	%zmm10,4128(%rsp)
vcmpltps	%zmm2,%zmm10,%k1
korw	%k1,%k0,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1824(%rsp)
vblendmps	%zmm3,%zmm0,%zmm11 {%k1}
vbroadcastss	324f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm13 {%k1}
vcvtusi2ssl	12(%rbx),%xmm12,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3552(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%rbx
movq	8(%rsp),%rax
imulq	%rsi,%rax
movq	%rax,40(%rsp)
movq	%r14,%rax
shlq	$7,%rax
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1568(%rsp)
vmovups	%zmm1,1632(%rsp)
vmovups	%zmm1,1696(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm0,1888(%rsp)
vbroadcastss	326f(%rip),%zmm7
vmovups	%zmm7,2976(%rsp)
vmovups	%zmm3,928(%rsp)
vmovups	%zmm2,1504(%rsp)
vbroadcastss	325f(%rip),%zmm1
vmovups	%zmm1,3040(%rsp)
vbroadcastss	94f(%rip),%zmm1
vmovups	%zmm1,2336(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2208(%rsp)
vbroadcastss	368f(%rip),%zmm17
vxorps	%xmm30,%xmm30,%xmm30
jmp	47f
.p2align	4
46:
vmovups	2720(%rsp),%zmm4
vmovaps	%zmm4,%zmm14 {%k3}
vcmpnltps	%zmm3,%zmm8,%k4
vmovups	2976(%rsp),%zmm3
vblendmps	%zmm3,%zmm1,%zmm3 {%k1}
vmovups	%zmm3,2976(%rsp)
vmulps	%zmm1,%zmm2,%zmm2
vmulps	392f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k5}
vcmpnleps	%zmm20,%zmm1,%k5
vmovups	1504(%rsp),%zmm1
vmovaps	%zmm1,%zmm20 {%k3}
vcmpnleps	%zmm8,%zmm25,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vmovups	928(%rsp),%zmm2
vmovaps	%zmm2,%zmm1 {%k3}
vmovups	1888(%rsp),%zmm2
vblendmps	%zmm2,%zmm8,%zmm2 {%k1}
vmovups	%zmm2,1888(%rsp)
vfmadd213ps	%zmm22,%zmm8,%zmm18
vmovups	416(%rsp),%zmm7
vfmadd213ps	%zmm23,%zmm8,%zmm7
vcmpunordps	%zmm18,%zmm18,%k2
vmovups	672(%rsp),%zmm3
vminps	%zmm18,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	736(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vmovaps	%zmm22,%zmm2 {%k1}
vsubps	%zmm22,%zmm2,%zmm4
vmovups	1824(%rsp),%zmm6
vblendmps	%zmm6,%zmm4,%zmm6 {%k1}
vcmpunordps	%zmm7,%zmm7,%k2
vminps	%zmm7,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmaxps	%zmm3,%zmm15,%zmm3
vmovaps	%zmm15,%zmm3 {%k2}
vmovaps	%zmm23,%zmm3 {%k1}
vsubps	%zmm23,%zmm3,%zmm5
vmovups	1568(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm8 {%k1}
vmovups	3232(%rsp),%zmm9
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm4,%zmm9
vmovups	3616(%rsp),%zmm10
vfmadd213ps	%zmm9,%zmm5,%zmm10
vdivps	%zmm25,%zmm0,%zmm4
vmovups	%zmm6,1824(%rsp)
vmulps	%zmm6,%zmm4,%zmm5
vmovups	800(%rsp),%zmm18
vmovups	2848(%rsp),%zmm11
vmovups	3360(%rsp),%zmm9
vfnmadd213ps	%zmm11,%zmm5,%zmm9
vmovups	2912(%rsp),%zmm6
vmovups	608(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm5,%zmm6
vmovups	%zmm8,1568(%rsp)
vmulps	%zmm8,%zmm4,%zmm4
vmovups	1120(%rsp),%zmm5
vfnmadd213ps	%zmm9,%zmm4,%zmm5
vmovups	224(%rsp),%zmm7
vfnmadd213ps	%zmm6,%zmm4,%zmm7
vmovups	4384(%rsp),%zmm9
vmulps	%zmm5,%zmm9,%zmm4
vmulps	48(%rsp),%zmm9,%zmm5
vmovups	3296(%rsp),%zmm15
vmulps	%zmm5,%zmm15,%zmm6
vmulps	%zmm4,%zmm6,%zmm8
vfmsub231ps	%zmm7,%zmm15,%zmm8
vfnmadd213ps	%zmm0,%zmm6,%zmm6
vmaxps	379f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm8,%zmm6,%zmm6
vmulps	%zmm6,%zmm15,%zmm6
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm6,%zmm25,%zmm6
vbroadcastss	396f(%rip),%zmm9
vmovups	288(%rsp),%zmm7
vmulps	%zmm9,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k2
vmaxps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k2}
vaddps	%zmm6,%zmm7,%zmm6
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2080(%rsp),%zmm8
vminps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2144(%rsp),%zmm8
vmaxps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k2}
vmovaps	%zmm7,%zmm6 {%k1}
vsubps	%zmm7,%zmm6,%zmm8
vfmadd231ps	%zmm13,%zmm8,%zmm10
vmulps	%zmm4,%zmm25,%zmm4
vfnmadd231ps	%zmm5,%zmm8,%zmm4
vmovups	1696(%rsp),%zmm5
vblendmps	%zmm5,%zmm8,%zmm5 {%k1}
vmovups	%zmm5,1696(%rsp)
vmulps	%zmm9,%zmm26,%zmm5
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vaddps	%zmm4,%zmm26,%zmm4
vcmpunordps	%zmm4,%zmm4,%k2
vminps	%zmm4,%zmm18,%zmm4
vmovaps	%zmm18,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	864(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vmovaps	%zmm26,%zmm4 {%k1}
vsubps	%zmm26,%zmm4,%zmm5
vfmadd231ps	%zmm5,%zmm11,%zmm10 {%k4} {z}
vmovups	1632(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm8 {%k1}
vmovups	%zmm8,1632(%rsp)
vmovups	1760(%rsp),%zmm5
vmovaps	%zmm5,%zmm10 {%k1}
knotw	%k0,%k2
vmovups	1184(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k2} {z}
vmovups	3552(%rsp),%zmm8
vcmpgtps	2208(%rsp),%zmm8,%k2
vaddps	2272(%rsp),%zmm5,%zmm11 {%k2} {z}
vmovdqa32	%zmm21,%zmm5 {%k1} {z}
vmovaps	%zmm2,%zmm21
vmovaps	%zmm3,%zmm23
vmovups	%zmm4,352(%rsp)
vmovups	%zmm6,288(%rsp)
vmovups	%zmm10,1760(%rsp)
vmovups	%zmm1,928(%rsp)
vmovaps	%zmm14,%zmm7
vmovups	%zmm20,1504(%rsp)
vmovups	1376(%rsp),%zmm13
47:
vpslld	$31,%zmm5,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,6(%rsp)
vpandd	327f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4576(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,4(%rsp)
vpandd	328f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4512(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm5,4320(%rsp)
vpandd	329f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4448(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
.p2align	4
48:
vmovups	%zmm11,3872(%rsp)
vaddss	%xmm30,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm2
vbroadcastss	20(%r11),%zmm11
vbroadcastss	24(%r11),%zmm1
vmovups	%zmm1,1056(%rsp)
testq	%r14,%r14
vmovss	%xmm2,992(%rsp)
vmovups	%zmm13,1376(%rsp)
vmovups	%zmm21,1440(%rsp)
vmovups	%zmm7,2720(%rsp)
vmovups	%zmm11,3936(%rsp)
je	56f
movb	$1,%r9b
vmovups	%zmm21,48(%rsp)
vmovaps	%zmm11,%zmm3
xorl	%ecx,%ecx
vbroadcastss	335f(%rip),%zmm18
vbroadcastss	337f(%rip),%zmm20
vbroadcastss	338f(%rip),%zmm21
vbroadcastss	339f(%rip),%zmm24
vbroadcastss	342f(%rip),%zmm25
vbroadcastss	343f(%rip),%zmm26
vbroadcastss	344f(%rip),%zmm2
vbroadcastss	345f(%rip),%zmm30
vbroadcastss	346f(%rip),%zmm1
vbroadcastss	336f(%rip),%zmm19
vbroadcastss	334f(%rip),%zmm17
vbroadcastss	348f(%rip),%zmm7
vmovups	%zmm23,544(%rsp)
.p2align	4
49:
vdivps	%zmm3,%zmm0,%zmm5
vmulps	332f(%rip){1to16},%zmm5,%zmm6
vbroadcastss	333f(%rip),%zmm15
vsubps	48(%rsp),%zmm15,%zmm3
vmovups	%zmm6,224(%rsp)
vmulps	%zmm6,%zmm3,%zmm6
vxorps	%zmm17,%zmm6,%zmm3
vmulps	%zmm3,%zmm6,%zmm8
vmaxps	%zmm18,%zmm8,%zmm8
vmulps	%zmm19,%zmm8,%zmm9
vrndscaleps	$8,%zmm9,%zmm9
vfmadd231ps	%zmm20,%zmm9,%zmm8
vfmadd231ps	%zmm21,%zmm9,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vmovaps	%zmm24,%zmm13
vfmadd213ps	%zmm25,%zmm8,%zmm13
vfmadd213ps	%zmm26,%zmm8,%zmm13
vfmadd213ps	%zmm2,%zmm8,%zmm13
vfmadd213ps	%zmm30,%zmm8,%zmm13
vfmadd213ps	%zmm0,%zmm8,%zmm13
vaddps	%zmm1,%zmm9,%zmm8
vcvttps2udq	%zmm8,%zmm8
vpslld	$23,%zmm8,%zmm8
vmulps	%zmm8,%zmm13,%zmm8
vandps	%zmm28,%zmm6,%zmm9
vbroadcastss	347f(%rip),%zmm10
vfmadd132ps	%zmm10,%zmm0,%zmm9
vdivps	%zmm9,%zmm0,%zmm13
vmovaps	%zmm7,%zmm14
vmovaps	%zmm20,%zmm26
vmovaps	%zmm21,%zmm29
vmovaps	%zmm25,%zmm31
vbroadcastss	349f(%rip),%zmm4
vfmadd213ps	%zmm4,%zmm13,%zmm14
vbroadcastss	352f(%rip),%zmm12
vfmadd213ps	%zmm12,%zmm13,%zmm14
vbroadcastss	353f(%rip),%zmm11
vfmadd213ps	%zmm11,%zmm13,%zmm14
vbroadcastss	354f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm13,%zmm14
vbroadcastss	355f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm13,%zmm14
vbroadcastss	356f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm13,%zmm14
vmovaps	%zmm28,%zmm24
vbroadcastss	357f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm13,%zmm14
vmovaps	%zmm0,%zmm16
vbroadcastss	358f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm13,%zmm14
vcmpltps	%zmm3,%zmm6,%k1
vbroadcastss	89f(%rip),%zmm21
vblendmps	%zmm15,%zmm21,%zmm9 {%k1}
vmulps	%zmm14,%zmm13,%zmm3
vmulps	%zmm8,%zmm3,%zmm3
vmulps	%zmm3,%zmm9,%zmm13
vmulps	359f(%rip){1to16},%zmm5,%zmm3
vmulps	362f(%rip){1to16},%zmm5,%zmm5
leaq	(%rcx,%rcx,2),%r15
shlq	$6,%r15
addq	%rbp,%r15
xorl	%ecx,%ecx
vmovss	89f(%rip),%xmm20
.p2align	4
52:
vcvtsi2ss	%rcx,%xmm2,%xmm14
vaddss	%xmm20,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vsubps	48(%rsp),%zmm14,%zmm14
vmulps	224(%rsp),%zmm14,%zmm14
vxorps	%zmm17,%zmm14,%zmm15
vmulps	%zmm15,%zmm14,%zmm17
vmaxps	%zmm18,%zmm17,%zmm17
vmovaps	%zmm18,%zmm25
vmulps	%zmm19,%zmm17,%zmm18
vrndscaleps	$8,%zmm18,%zmm18
vfmadd231ps	%zmm26,%zmm18,%zmm17
vfmadd231ps	%zmm29,%zmm18,%zmm17
vmulps	%zmm19,%zmm17,%zmm17
vbroadcastss	339f(%rip),%zmm19
vfmadd213ps	%zmm31,%zmm17,%zmm19
vfmadd213ps	343f(%rip){1to16},%zmm17,%zmm19
vfmadd213ps	%zmm2,%zmm17,%zmm19
vfmadd213ps	%zmm30,%zmm17,%zmm19
vfmadd213ps	%zmm16,%zmm17,%zmm19
vaddps	%zmm1,%zmm18,%zmm17
vcvttps2udq	%zmm17,%zmm17
vpslld	$23,%zmm17,%zmm17
vmulps	%zmm17,%zmm19,%zmm17
vandps	%zmm24,%zmm14,%zmm18
vfmadd132ps	%zmm10,%zmm16,%zmm18
vdivps	%zmm18,%zmm16,%zmm18
vmovaps	%zmm7,%zmm19
vfmadd213ps	%zmm4,%zmm18,%zmm19
vfmadd213ps	%zmm12,%zmm18,%zmm19
vfmadd213ps	%zmm11,%zmm18,%zmm19
vfmadd213ps	%zmm22,%zmm18,%zmm19
vfmadd213ps	%zmm23,%zmm18,%zmm19
vfmadd213ps	%zmm27,%zmm18,%zmm19
vfmadd213ps	%zmm28,%zmm18,%zmm19
vfmadd213ps	%zmm0,%zmm18,%zmm19
vcmpltps	%zmm15,%zmm14,%k1
vblendmps	333f(%rip){1to16},%zmm21,%zmm15 {%k1}
vmulps	%zmm19,%zmm18,%zmm18
vmulps	%zmm17,%zmm14,%zmm19
vfmsub231ps	%zmm6,%zmm8,%zmm19
vmulps	%zmm17,%zmm18,%zmm6
vmulps	%zmm6,%zmm15,%zmm18
vsubps	%zmm9,%zmm15,%zmm6
vsubps	%zmm18,%zmm13,%zmm9
vaddps	%zmm9,%zmm6,%zmm6
vmovaps	%zmm6,-128(%r15)
vsubps	%zmm17,%zmm8,%zmm6
vmulps	%zmm6,%zmm3,%zmm6
vmovaps	%zmm6,-64(%r15)
vmulps	%zmm19,%zmm5,%zmm6
vbroadcastss	336f(%rip),%zmm19
vmovaps	%zmm6,(%r15)
incq	%rcx
addq	$192,%r15
vmovaps	%zmm14,%zmm6
vmovaps	%zmm17,%zmm8
vbroadcastss	334f(%rip),%zmm17
vmovaps	%zmm18,%zmm13
vmovaps	%zmm25,%zmm18
vmovaps	%zmm15,%zmm9
cmpq	%rcx,%r14
jne	52b
vmovups	544(%rsp),%zmm23
vmovups	%zmm23,48(%rsp)
vmovups	1056(%rsp),%zmm3
movq	%r14,%rcx
testb	$1,%r9b
movl	$0,%r9d
vmovaps	%zmm16,%zmm0
vmovaps	%zmm24,%zmm28
vmovaps	%zmm26,%zmm20
vmovaps	%zmm29,%zmm21
vbroadcastss	339f(%rip),%zmm24
vmovaps	%zmm31,%zmm25
vbroadcastss	343f(%rip),%zmm26
jne	49b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	992(%rsp),%xmm2
vucomiss	%xmm1,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vmovups	928(%rsp),%zmm1
ja	53f
vxorps	%xmm1,%xmm1,%xmm1
53:
movq	40(%rsp),%r15
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,416(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm2,224(%rsp)
vmovups	%zmm2,48(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,480(%rsp)
xorl	%r9d,%r9d
vmovups	352(%rsp),%zmm27
vmovups	288(%rsp),%zmm28
.p2align	4
54:
vmovups	%zmm10,2912(%rsp)
vmovups	%zmm22,1184(%rsp)
vmovups	%zmm15,608(%rsp)
vmovups	%zmm25,1120(%rsp)
movl	%r15d,%ecx
shrl	%ecx
andl	$1073741823,%ecx
shlq	$7,%rcx
addq	%r8,%rcx
leaq	(%r9,%r14),%r10
leaq	(%r10,%r10,2),%r10
shlq	$6,%r10
vmovaps	(%rdi,%r10),%zmm31
vmovaps	64(%rdi,%r10),%zmm5
vmovaps	128(%rdi,%r10),%zmm12
vmovaps	%zmm27,%zmm25
vmulps	%zmm31,%zmm27,%zmm22
vxorps	%xmm17,%xmm17,%xmm17
xorl	%r10d,%r10d
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
.p2align	4
55:
vmovaps	-64(%rcx),%zmm27
vmovaps	-128(%rbp,%r10),%zmm10
vmovaps	-64(%rbp,%r10),%zmm4
vmovaps	%zmm10,%zmm29
vfmadd213ps	%zmm28,%zmm22,%zmm29
vaddps	(%rcx),%zmm29,%zmm29
vdivps	%zmm29,%zmm0,%zmm16
vsubps	%zmm29,%zmm27,%zmm27
vmulps	%zmm16,%zmm27,%zmm27
vmulps	%zmm27,%zmm1,%zmm29
vfmadd213ps	%zmm16,%zmm16,%zmm29
vaddps	%zmm29,%zmm18,%zmm18
vaddps	%zmm27,%zmm15,%zmm15
vfmadd231ps	%zmm10,%zmm27,%zmm13
vfmadd231ps	%zmm4,%zmm27,%zmm9
vfmadd231ps	(%rbp,%r10),%zmm27,%zmm3
vmulps	%zmm29,%zmm10,%zmm16
vaddps	%zmm16,%zmm19,%zmm19
vfmadd231ps	%zmm16,%zmm10,%zmm17
vmulps	%zmm29,%zmm4,%zmm16
vaddps	%zmm16,%zmm23,%zmm23
vfmadd231ps	%zmm10,%zmm16,%zmm24
vfmadd231ps	%zmm4,%zmm16,%zmm26
addq	$192,%r10
subq	$-128,%rcx
cmpq	%r10,%rbx
jne	55b
vmovaps	%zmm25,%zmm27
vmulps	%zmm5,%zmm25,%zmm4
vxorps	%xmm16,%xmm16,%xmm16
vfmadd213ps	%zmm16,%zmm22,%zmm26
vfmadd231ps	%zmm26,%zmm22,%zmm21
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm16,%zmm4,%zmm10
vfmadd231ps	%zmm10,%zmm22,%zmm8
vfmadd213ps	%zmm16,%zmm31,%zmm24
vfmadd231ps	%zmm24,%zmm22,%zmm7
vaddps	%zmm16,%zmm23,%zmm10
vmovups	2912(%rsp),%zmm25
vfmadd231ps	%zmm10,%zmm22,%zmm25
vmovaps	%zmm25,%zmm10
vfmadd231ps	%zmm9,%zmm22,%zmm6
vfmadd231ps	%zmm9,%zmm5,%zmm30
vmovaps	%zmm17,%zmm5
vfmadd213ps	%zmm16,%zmm4,%zmm5
vfmadd231ps	%zmm5,%zmm4,%zmm20
vfmadd213ps	%zmm16,%zmm31,%zmm17
vmovups	1120(%rsp),%zmm25
vfmadd231ps	%zmm17,%zmm4,%zmm25
vmovups	416(%rsp),%zmm5
vfmadd231ps	%zmm17,%zmm31,%zmm5
vmovups	%zmm5,416(%rsp)
vfmadd231ps	%zmm13,%zmm4,%zmm11
vaddps	%zmm16,%zmm19,%zmm5
vmovups	224(%rsp),%zmm9
vfmadd231ps	%zmm4,%zmm5,%zmm9
vmovups	%zmm9,224(%rsp)
vmovups	48(%rsp),%zmm4
vfmadd231ps	%zmm5,%zmm31,%zmm4
vmovups	%zmm4,48(%rsp)
vfmadd231ps	%zmm3,%zmm31,%zmm2
vfmadd231ps	%zmm13,%zmm31,%zmm14
vmovups	480(%rsp),%zmm3
vfmadd231ps	%zmm12,%zmm13,%zmm3
vmovups	%zmm3,480(%rsp)
vmovups	608(%rsp),%zmm3
vaddps	%zmm15,%zmm3,%zmm15
vaddps	%zmm16,%zmm18,%zmm3
vmovups	1184(%rsp),%zmm22
vaddps	%zmm3,%zmm22,%zmm22
incq	%r9
addq	%rdx,%r15
cmpq	%r14,%r9
jne	54b
vbroadcastss	92f(%rip),%zmm28
vbroadcastss	364f(%rip),%zmm27
vpbroadcastd	365f(%rip),%zmm29
vbroadcastss	366f(%rip),%zmm16
vbroadcastss	367f(%rip),%zmm24
vbroadcastss	368f(%rip),%zmm17
vbroadcastss	369f(%rip),%zmm19
vbroadcastss	372f(%rip),%zmm31
vbroadcastss	373f(%rip),%zmm18
vmovups	544(%rsp),%zmm23
vmovaps	%zmm11,%zmm26
vmovups	%zmm14,2848(%rsp)
vmovups	3936(%rsp),%zmm11
vmovaps	%zmm30,%zmm14
vbroadcastss	97f(%rip),%zmm12
vmovaps	%zmm6,%zmm30
vmovaps	%zmm7,%zmm6
vmovaps	%zmm21,%zmm7
jmp	58f
.p2align	4
56:
vucomiss	%xmm30,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,480(%rsp)
vmovups	928(%rsp),%zmm1
ja	57f
vxorps	%xmm1,%xmm1,%xmm1
57:
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm14,%xmm14,%xmm14
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,48(%rsp)
vmovups	%zmm3,224(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm3,416(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm6,%xmm6,%xmm6
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm3,2848(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm30,%xmm30,%xmm30
vbroadcastss	373f(%rip),%zmm18
58:
vdivps	%zmm11,%zmm0,%zmm3
vmovups	352(%rsp),%zmm9
vmulps	%zmm9,%zmm1,%zmm4
vmulps	%zmm2,%zmm4,%zmm21
vdivps	1056(%rsp),%zmm0,%zmm5
vfnmadd213ps	%zmm7,%zmm3,%zmm21
vmovss	992(%rsp),%xmm3
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm3
vmulps	480(%rsp),%zmm4,%zmm7
vdivps	%zmm9,%zmm12,%zmm2
vfnmadd213ps	%zmm20,%zmm5,%zmm7
vfnmadd213ps	%zmm8,%zmm4,%zmm14
vmulps	%zmm2,%zmm1,%zmm1
vfmadd231ps	%zmm30,%zmm1,%zmm6
vfmadd231ps	%zmm1,%zmm26,%zmm25
vmovups	%zmm15,608(%rsp)
vmovups	%zmm14,3680(%rsp)
vmovups	%zmm30,3232(%rsp)
vmovups	%zmm6,3360(%rsp)
vmovups	%zmm7,3808(%rsp)
vmovups	%zmm21,3744(%rsp)
jbe	64f
vmovups	2208(%rsp),%zmm1
vmovups	3872(%rsp),%zmm2
vaddps	%zmm1,%zmm2,%zmm1
vmovups	%zmm1,2208(%rsp)
vcmpgeps	363f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
jbe	64f
vmovaps	%zmm26,%zmm30
vmovaps	%zmm10,%zmm26
movq	%r13,%r12
testq	%r14,%r14
vpbroadcastd	76f(%rip),%zmm15
vbroadcastss	374f(%rip),%zmm20
vbroadcastss	375f(%rip),%zmm21
vxorps	%xmm2,%xmm2,%xmm2
je	63f
movq	40(%rsp),%rcx
xorl	%r9d,%r9d
.p2align	4
59:
movl	%ecx,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%r8,%r15
leaq	(%r9,%r14),%r10
leaq	(%r10,%r10,2),%r10
shlq	$6,%r10
vmovups	352(%rsp),%zmm3
vmulps	(%rdi,%r10),%zmm3,%zmm3
movq	%rdi,%r10
xorl	%r13d,%r13d
vmovups	288(%rsp),%zmm11
.p2align	4
62:
vmovaps	(%r10),%zmm4
vfmadd213ps	%zmm11,%zmm3,%zmm4
vaddps	(%r15,%r13),%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	-64(%r15,%r13),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm8
vpaddd	%zmm27,%zmm8,%zmm8
vpandd	%zmm29,%zmm8,%zmm8
vpsubd	%zmm8,%zmm15,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm12,%zmm9,%zmm10
vfmadd231ps	%zmm5,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm5
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm24,%zmm10,%zmm9
vmovaps	%zmm17,%zmm13
vmovaps	%zmm31,%zmm14
vfmadd213ps	%zmm18,%zmm10,%zmm14
vfmadd213ps	%zmm19,%zmm10,%zmm13
vfmadd231ps	%zmm20,%zmm5,%zmm14
vfmadd213ps	%zmm13,%zmm5,%zmm14
vfmadd213ps	%zmm9,%zmm5,%zmm14
vfmadd213ps	%zmm10,%zmm5,%zmm14
vaddps	%zmm0,%zmm6,%zmm5
vfmadd231ps	%zmm21,%zmm8,%zmm14
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm14,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
subq	$-128,%r13
addq	$192,%r10
cmpq	%r13,%rax
jne	62b
incq	%r9
addq	%rdx,%rcx
cmpq	%r14,%r9
jne	59b
63:
vmovdqa64	%zmm22,%zmm18
vbroadcastss	376f(%rip),%zmm3
vmovups	2336(%rsp),%zmm4
vfmadd213ps	377f(%rip){1to16},%zmm4,%zmm3
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm1,%zmm8,%k5
vaddps	%zmm3,%zmm4,%zmm1
vcmpltps	%zmm2,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm2,%zmm4 {%k6}
vmovups	%zmm4,2336(%rsp)
vmovups	1504(%rsp),%zmm1
vmaxps	323f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1504(%rsp)
vmovups	3040(%rsp),%zmm1
vbroadcastss	378f(%rip),%zmm1 {%k5}
vmovups	%zmm1,3040(%rsp)
vblendmps	99f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1824(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1440(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,1440(%rsp)
vmovups	1568(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm23,%zmm23
vmovups	1632(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	352(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,352(%rsp)
vmovups	1696(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	288(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,288(%rsp)
vmovups	1760(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1760(%rsp)
vmovups	1888(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1888(%rsp)
vmovups	928(%rsp),%zmm1
vmovaps	%zmm8,%zmm1 {%k1}
vmovups	%zmm1,928(%rsp)
vmovups	2720(%rsp),%zmm1
vbroadcastss	326f(%rip),%zmm1 {%k1}
vmovups	%zmm1,2720(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,2272(%rsp)
vmovups	%zmm5,1696(%rsp)
vmovups	%zmm4,1632(%rsp)
vmovups	%zmm3,1568(%rsp)
vmovups	%zmm2,1824(%rsp)
movq	%r12,%r13
vmovups	864(%rsp),%zmm3
vmovups	800(%rsp),%zmm4
vmovups	2016(%rsp),%zmm5
vmovups	1952(%rsp),%zmm6
vmovups	736(%rsp),%zmm8
vmovups	672(%rsp),%zmm9
vmovaps	%zmm26,%zmm10
vmovaps	%zmm30,%zmm26
vmovups	608(%rsp),%zmm15
vmovups	3680(%rsp),%zmm14
vmovups	3232(%rsp),%zmm30
vmovups	3808(%rsp),%zmm7
vmovups	3744(%rsp),%zmm21
jmp	65f
.p2align	4
64:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2272(%rsp)
vmovdqa64	%zmm22,%zmm18
vmovups	864(%rsp),%zmm3
vmovups	800(%rsp),%zmm4
vmovups	2016(%rsp),%zmm5
vmovups	1952(%rsp),%zmm6
vmovups	736(%rsp),%zmm8
vmovups	672(%rsp),%zmm9
65:
vmovups	%zmm26,3616(%rsp)
vbroadcastss	95f(%rip),%zmm2
vmaxps	%zmm2,%zmm21,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmaxps	%zmm2,%zmm7,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm20
vmovups	416(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm11
vmovdqu64	4512(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmovdqu64	%zmm18,1184(%rsp)
vmaxps	%zmm2,%zmm18,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4576(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm1
vmovups	%zmm1,4064(%rsp)
vmovups	1440(%rsp),%zmm1
vcmpleps	%zmm8,%zmm1,%k5
vcmpleps	%zmm1,%zmm9,%k7
vblendmps	%zmm30,%zmm12,%zmm1 {%k7}
vbroadcastss	334f(%rip),%zmm18
vxorps	%zmm18,%zmm30,%zmm1 {%k5}
vpxor	%xmm2,%xmm2,%xmm2
vcmpleps	%zmm1,%zmm2,%k7
korw	%k0,%k7,%k5
vmulps	%zmm22,%zmm30,%zmm1
vmovups	%zmm1,1120(%rsp)
kmovw	6(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm2,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,2592(%rsp)
vblendmps	%zmm2,%zmm0,%zmm7 {%k5}
vmovups	%zmm7,480(%rsp)
vcmpleps	%zmm23,%zmm6,%k7
vblendmps	%zmm26,%zmm12,%zmm1 {%k7}
vcmpleps	%zmm5,%zmm23,%k7
vxorps	%zmm18,%zmm26,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm2,%k2
vxorps	%xmm5,%xmm5,%xmm5
korw	%k2,%k6,%k7
vmulps	%zmm26,%zmm20,%zmm1
vmovups	%zmm1,1312(%rsp)
kmovw	4(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm1 {%k2} {z}
vmovups	%zmm1,1248(%rsp)
vblendmps	%zmm5,%zmm0,%zmm6 {%k7}
vmovups	%zmm6,544(%rsp)
vmovups	352(%rsp),%zmm2
vcmpleps	%zmm2,%zmm4,%k2
vmovups	2848(%rsp),%zmm4
vblendmps	%zmm4,%zmm12,%zmm1 {%k2}
vmovups	%zmm2,352(%rsp)
vcmpleps	%zmm3,%zmm2,%k2
vxorps	%zmm18,%zmm4,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm5,%k2
korw	%k2,%k1,%k6
vmulps	%zmm4,%zmm11,%zmm1
vmovups	%zmm11,2656(%rsp)
vmovups	%zmm1,2528(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm5,%zmm0,%zmm2 {%k6}
vmovups	%zmm2,2784(%rsp)
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	%zmm1,2464(%rsp)
vmovups	288(%rsp),%zmm1
vcmpgeps	2080(%rsp),%zmm1,%k1
vblendmps	%zmm15,%zmm12,%zmm5 {%k1}
vmovups	%zmm1,288(%rsp)
vcmpleps	2144(%rsp),%zmm1,%k1
vmulps	%zmm6,%zmm20,%zmm3
vmulps	%zmm3,%zmm14,%zmm1
vmulps	%zmm7,%zmm22,%zmm9
vmulps	%zmm9,%zmm1,%zmm6
vmulps	%zmm2,%zmm11,%zmm2
vmulps	3360(%rsp),%zmm2,%zmm1
vmulps	%zmm9,%zmm1,%zmm4
vmovaps	%zmm6,%zmm1
vmulps	%zmm6,%zmm4,%zmm13
vmovaps	%zmm4,%zmm6
vmovaps	%zmm1,%zmm21
vmovaps	%zmm1,%zmm26
vmovups	%zmm1,2400(%rsp)
vfnmadd213ps	%zmm0,%zmm1,%zmm21
vmovaps	%zmm15,%zmm8
vbroadcastss	379f(%rip),%zmm15
vmaxps	%zmm15,%zmm21,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm18,%zmm8,%zmm5 {%k1}
vmovdqu64	4448(%rsp),%zmm14
vptestmd	%zmm14,%zmm14,%k1
vdivps	%zmm4,%zmm0,%zmm11
vmovups	%zmm20,3168(%rsp)
vmulps	%zmm11,%zmm20,%zmm4
vmovaps	%zmm0,%zmm4 {%k7}
vxorps	%xmm7,%xmm7,%xmm7
vcmpleps	%zmm5,%zmm7,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm7,%zmm0,%zmm1 {%k1}
vmovups	4064(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm7
vmovups	%zmm10,2912(%rsp)
vmulps	%zmm7,%zmm10,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm26,%zmm5,%zmm9
vmulps	%zmm2,%zmm25,%zmm10
vfmsub231ps	%zmm10,%zmm3,%zmm13
vmulps	%zmm11,%zmm13,%zmm10
vmovups	%zmm6,3296(%rsp)
vmovaps	%zmm6,%zmm20
vfnmadd213ps	%zmm0,%zmm6,%zmm20
vfnmadd231ps	%zmm10,%zmm10,%zmm20
vmaxps	%zmm15,%zmm20,%zmm13
vsqrtps	%zmm13,%zmm13
vmulps	%zmm6,%zmm5,%zmm14
vdivps	%zmm13,%zmm0,%zmm26
vmulps	224(%rsp),%zmm7,%zmm13
vfmsub231ps	%zmm13,%zmm3,%zmm9
vmulps	%zmm11,%zmm9,%zmm3
vmulps	48(%rsp),%zmm7,%zmm9
vmovups	%zmm2,4384(%rsp)
vfmsub231ps	%zmm9,%zmm2,%zmm14
vfnmadd231ps	%zmm10,%zmm3,%zmm14
vmulps	%zmm26,%zmm14,%zmm9
vmovaps	%zmm5,%zmm14
vfnmadd213ps	%zmm0,%zmm5,%zmm14
vfnmadd231ps	%zmm3,%zmm3,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vmaxps	%zmm15,%zmm14,%zmm13
vsqrtps	%zmm13,%zmm13
vmovups	%zmm22,3104(%rsp)
vmulps	%zmm22,%zmm4,%zmm15
vmovaps	%zmm4,%zmm15 {%k5}
vdivps	%zmm13,%zmm0,%zmm6
vmovups	2656(%rsp),%zmm2
vmovaps	%zmm2,%zmm22
vmulps	%zmm26,%zmm2,%zmm4
vmovaps	%zmm0,%zmm4 {%k6}
vmulps	%zmm4,%zmm15,%zmm4
vmulps	%zmm6,%zmm30,%zmm13
vmulps	%zmm13,%zmm4,%zmm13
vmovaps	%zmm4,%zmm13 {%k1}
vmovups	%zmm13,4000(%rsp)
vmulps	%zmm8,%zmm30,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm2 {%k1} {z}
vxorps	%xmm8,%xmm8,%xmm8
vmovss	992(%rsp),%xmm13
vucomiss	%xmm8,%xmm13
vmovups	1248(%rsp),%zmm8
vfmadd213ps	2592(%rsp),%zmm8,%zmm8
vmovups	2464(%rsp),%zmm13
vfmadd213ps	%zmm8,%zmm13,%zmm13
vmovups	480(%rsp),%zmm8
vmulps	1120(%rsp),%zmm8,%zmm8
vfmadd213ps	%zmm13,%zmm2,%zmm2
vmovups	%zmm2,2592(%rsp)
vmovups	2400(%rsp),%zmm2
vxorps	%zmm18,%zmm2,%zmm13
vmovups	%zmm13,2464(%rsp)
vmulps	%zmm8,%zmm2,%zmm2
vmovups	544(%rsp),%zmm13
vfmsub231ps	1312(%rsp),%zmm13,%zmm2
vmovups	3296(%rsp),%zmm15
vxorps	%zmm18,%zmm15,%zmm13
vmovups	%zmm13,1248(%rsp)
vmulps	%zmm8,%zmm15,%zmm13
vmovups	2784(%rsp),%zmm15
vfmsub231ps	2528(%rsp),%zmm15,%zmm13
vxorps	%zmm18,%zmm5,%zmm15
vmovups	%zmm15,2528(%rsp)
vmulps	%zmm8,%zmm5,%zmm5
vmovups	%zmm11,1312(%rsp)
vmulps	%zmm11,%zmm2,%zmm15
vfnmadd231ps	%zmm10,%zmm15,%zmm13
vxorps	%zmm18,%zmm10,%zmm10
vmovups	%zmm1,992(%rsp)
vfmsub231ps	%zmm4,%zmm1,%zmm5
vxorps	%zmm18,%zmm3,%zmm1
vfnmadd231ps	%zmm3,%zmm15,%zmm5
vxorps	%zmm18,%zmm9,%zmm4
vmulps	%zmm26,%zmm13,%zmm18
vfnmadd231ps	%zmm9,%zmm18,%zmm5
vmovaps	%zmm8,%zmm2
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm8,%zmm2
vfmadd231ps	%zmm15,%zmm15,%zmm2
vfmadd231ps	%zmm18,%zmm18,%zmm2
vmovups	%zmm6,2400(%rsp)
vmulps	%zmm6,%zmm5,%zmm3
vfmadd231ps	%zmm3,%zmm3,%zmm2
ja	66f
vmovaps	%zmm4,%zmm6
vmovups	%zmm1,416(%rsp)
vmovups	%zmm10,608(%rsp)
vbroadcastss	16(%r11),%zmm1
vdivps	%zmm22,%zmm0,%zmm4
vmovaps	%zmm30,%zmm20
vdivps	%zmm30,%zmm0,%zmm5
vmulps	352(%rsp),%zmm4,%zmm4
vmulps	288(%rsp),%zmm5,%zmm5
vmovups	2720(%rsp),%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	4000(%rsp),%zmm9,%zmm9
vmulps	382f(%rip){1to16},%zmm4,%zmm4
vmulps	383f(%rip){1to16},%zmm5,%zmm5
vmaxps	%zmm4,%zmm5,%zmm10
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm5,%zmm10 {%k1}
vbroadcastss	326f(%rip),%zmm13
vmovups	2336(%rsp),%zmm4
vcmpltps	%zmm13,%zmm4,%k1
vaddps	%zmm4,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	384f(%rip){1to16},%zmm4,%zmm4 {%k1} {z}
vmaxps	%zmm10,%zmm4,%zmm5
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmulps	%zmm9,%zmm9,%zmm4
vminps	%zmm0,%zmm4,%zmm4
vmulps	%zmm1,%zmm4,%zmm4
vmaxps	%zmm4,%zmm5,%zmm9
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vcmpltps	%zmm13,%zmm7,%k1
vmovaps	%zmm9,%zmm4 {%k1} {z}
vmulps	%zmm4,%zmm4,%zmm4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpgeps	2592(%rsp),%zmm1,%k1
vcmpleps	%zmm4,%zmm2,%k1 {%k1}
vmovups	544(%rsp),%zmm1
vmulps	480(%rsp),%zmm1,%zmm1
vmulps	2784(%rsp),%zmm1,%zmm1
vmulps	992(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm11,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	324f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	3552(%rsp),%zmm4
vcmpleps	2208(%rsp),%zmm4,%k1
vminps	385f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	1376(%rsp),%zmm13
vcmpeqps	%zmm2,%zmm13,%k1
vmovaps	%zmm1,%zmm13 {%k1}
vcmpeqps	%zmm2,%zmm13,%k1
vmovaps	%zmm0,%zmm11 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vbroadcastss	374f(%rip),%zmm9
vbroadcastss	375f(%rip),%zmm10
vmovups	1440(%rsp),%zmm21
vxorps	%xmm30,%xmm30,%xmm30
ja	48b
jmp	67f
.p2align	4
66:
vmovups	%zmm7,3296(%rsp)
vmovups	%zmm25,1120(%rsp)
vmulps	2400(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm18,%zmm3,%zmm4
vmulps	%zmm4,%zmm26,%zmm4
vfmadd213ps	%zmm15,%zmm4,%zmm10
vfmadd213ps	%zmm10,%zmm3,%zmm1
vmulps	1312(%rsp),%zmm1,%zmm5
vmovups	2464(%rsp),%zmm7
vfmadd213ps	%zmm8,%zmm5,%zmm7
vmovups	1248(%rsp),%zmm1
vfmadd213ps	%zmm7,%zmm4,%zmm1
vmovups	2528(%rsp),%zmm7
vfmadd213ps	%zmm1,%zmm3,%zmm7
vmovups	3104(%rsp),%zmm8
vmulps	%zmm7,%zmm8,%zmm18
vmovups	3168(%rsp),%zmm25
vmulps	%zmm5,%zmm25,%zmm26
vmovaps	%zmm22,%zmm9
vmulps	%zmm4,%zmm22,%zmm13
vmovaps	%zmm30,%zmm10
vmulps	%zmm3,%zmm30,%zmm7
vaddps	%zmm26,%zmm23,%zmm3
vmovups	1952(%rsp),%zmm11
vminps	%zmm3,%zmm11,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm11,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2016(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpeqps	%zmm23,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	1440(%rsp),%zmm22
vaddps	%zmm18,%zmm22,%zmm3
vmovups	672(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	736(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm22,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k0 {%k2}
vmovups	352(%rsp),%zmm30
vmovups	%zmm13,1248(%rsp)
vaddps	%zmm13,%zmm30,%zmm3
vmovups	800(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	864(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm30,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k2 {%k2}
vmovups	288(%rsp),%zmm5
vmovups	%zmm7,1312(%rsp)
vaddps	%zmm7,%zmm5,%zmm3
vmovups	2080(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm7,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2144(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k3}
vcmpeqps	%zmm5,%zmm4,%k3
vcmpneqps	%zmm4,%zmm3,%k3 {%k3}
vpmovm2d	%k0,%zmm3
vpbroadcastd	328f(%rip),%zmm4 {%k2} {z}
vpsrld	$31,%zmm3,%zmm3
vpord	329f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpord	327f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm3,%zmm4,%zmm3
vminps	%zmm0,%zmm21,%zmm1
vminps	%zmm1,%zmm20,%zmm1
vminps	%zmm1,%zmm14,%zmm1
vmulps	3744(%rsp),%zmm8,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovups	480(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmulps	3808(%rsp),%zmm25,%zmm4
vmulps	%zmm4,%zmm25,%zmm4
vmovups	544(%rsp),%zmm6
vsubps	%zmm6,%zmm0,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmulps	416(%rsp),%zmm9,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmovups	2784(%rsp),%zmm6
vsubps	%zmm6,%zmm0,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vmovups	3872(%rsp),%zmm4
vsubps	2272(%rsp),%zmm4,%zmm20
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	1824(%rsp),%zmm4
vxorps	%xmm7,%xmm7,%xmm7
vfmadd132ps	3232(%rsp),%zmm7,%zmm4
vmovups	3616(%rsp),%zmm5
vfmadd231ps	1568(%rsp),%zmm5,%zmm4
vmovups	2848(%rsp),%zmm5
vfmadd231ps	1632(%rsp),%zmm5,%zmm4
vmovups	608(%rsp),%zmm5
vfmadd231ps	1696(%rsp),%zmm5,%zmm4
vmulps	1184(%rsp),%zmm10,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmovups	992(%rsp),%zmm8
vsubps	%zmm8,%zmm0,%zmm6
vfmadd231ps	%zmm5,%zmm8,%zmm6
vminps	%zmm1,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vsqrtps	%zmm2,%zmm1
vdivps	%zmm30,%zmm0,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmovups	928(%rsp),%zmm6
vcmpnltps	%zmm6,%zmm7,%k0
vcmpltps	%zmm6,%zmm7,%k1
vcmpltps	388f(%rip){1to16},%zmm5,%k3
vbroadcastss	16(%r11),%zmm5
kandw	%k3,%k1,%k2
vmovups	1760(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm4
vbroadcastss	99f(%rip),%zmm13
vmulps	%zmm13,%zmm9,%zmm6
vmaxps	%zmm4,%zmm6,%zmm8
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm6,%zmm8 {%k4}
vmaxps	95f(%rip){1to16},%zmm8,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	1888(%rsp),%zmm4,%zmm4
vmovups	3040(%rsp),%zmm8
vminps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm8,%zmm6 {%k4}
vmaxps	393f(%rip){1to16},%zmm6,%zmm25
vcmpnltps	%zmm9,%zmm7,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm0,%zmm25 {%k4}
vmulps	%zmm1,%zmm1,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
korw	%k0,%k3,%k5
vbroadcastss	326f(%rip),%zmm14
vmovaps	%zmm14,%zmm4 {%k5}
vcmpleps	%zmm5,%zmm4,%k4
vmulss	%xmm5,%xmm5,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpgeps	2592(%rsp),%zmm4,%k0 {%k4}
vcmpgtps	2976(%rsp),%zmm1,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vmovups	%zmm20,1184(%rsp)
vcmpnltps	%zmm20,%zmm7,%k3
vptestmd	%zmm3,%zmm3,%k6
korw	%k3,%k2,%k7
vmovdqu64	4320(%rsp),%zmm4
vpord	%zmm3,%zmm4,%zmm21
vmovdqa32	%zmm4,%zmm21 {%k7}
vandps	%zmm28,%zmm18,%zmm3
vbroadcastss	394f(%rip),%zmm8
vaddps	%zmm8,%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm6
vmulps	3936(%rsp),%zmm6,%zmm3
vminps	%zmm25,%zmm3,%zmm4
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	%zmm26,416(%rsp)
vandps	%zmm28,%zmm26,%zmm5
vmovaps	%zmm30,%zmm26
vaddps	%zmm8,%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm3,%zmm4 {%k4}
vmulps	1056(%rsp),%zmm5,%zmm8
vminps	%zmm4,%zmm8,%zmm3
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm8,%zmm3 {%k4}
vcmpgtps	2336(%rsp),%zmm14,%k4
vmovaps	%zmm0,%zmm4 {%k4} {z}
vxorps	%xmm30,%xmm30,%xmm30
vaddss	%xmm30,%xmm4,%xmm8
vmovshdup	%xmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vshufpd	$1,%xmm4,%xmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vshufps	$255,%xmm4,%xmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vextractf128	$1,%ymm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vmovshdup	%xmm9,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufpd	$1,%xmm9,%xmm9,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vextractf32x4	$2,%zmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vmovshdup	%xmm9,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufpd	$1,%xmm9,%xmm9,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm8,%xmm8
vmovshdup	%xmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vshufpd	$1,%xmm4,%xmm4,%xmm9
vaddss	%xmm9,%xmm8,%xmm8
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm8,%xmm4
vmovups	1504(%rsp),%zmm20
vmulps	%zmm13,%zmm20,%zmm20 {%k1}
korw	%k6,%k7,%k1
vmovups	4000(%rsp),%zmm9
vmovaps	%zmm14,%zmm9 {%k5}
vucomiss	%xmm30,%xmm4
vmovaps	%zmm3,%zmm8
vmovaps	%zmm9,%zmm14
jbe	46b
vmovdqa64	%zmm21,%zmm7
vmovups	1312(%rsp),%zmm21
vandps	%zmm28,%zmm21,%zmm4
vbroadcastss	394f(%rip),%zmm9
vaddps	%zmm9,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,2656(%rsp)
vmovups	1248(%rsp),%zmm4
vandps	%zmm28,%zmm4,%zmm8
vaddps	%zmm9,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmovups	%zmm2,1056(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vcmpltps	%zmm2,%zmm18,%k5
vmovups	672(%rsp),%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vsubps	736(%rsp),%zmm22,%zmm9 {%k5}
vmulps	%zmm6,%zmm9,%zmm6
vbroadcastss	395f(%rip),%zmm13
vmulps	%zmm13,%zmm6,%zmm6
vmulps	480(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm2,%k5
vbroadcastss	326f(%rip),%zmm10
vmovaps	%zmm10,%zmm9
vminps	%zmm10,%zmm6,%zmm9 {%k5}
vcmpgtps	416(%rsp),%zmm2,%k5
vsubps	%zmm23,%zmm11,%zmm6
vsubps	%zmm15,%zmm23,%zmm6 {%k5}
vmulps	%zmm5,%zmm6,%zmm5
vmulps	544(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm2,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm13,%zmm5,%zmm6 {%k5}
vminps	%zmm9,%zmm6,%zmm5
vcmpunordps	%zmm9,%zmm9,%k5
vmovaps	%zmm6,%zmm5 {%k5}
vcmpltps	%zmm2,%zmm4,%k5
vmovups	800(%rsp),%zmm6
vsubps	%zmm26,%zmm6,%zmm6
vsubps	864(%rsp),%zmm26,%zmm6 {%k5}
vmulps	%zmm8,%zmm6,%zmm8
vmulps	2784(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm2,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm13,%zmm8,%zmm6 {%k5}
vminps	%zmm5,%zmm6,%zmm8
vcmpunordps	%zmm5,%zmm5,%k5
vmovaps	%zmm6,%zmm8 {%k5}
vcmpltps	%zmm2,%zmm21,%k5
vmovdqa64	%zmm7,%zmm21
vmovups	288(%rsp),%zmm6
vmovups	2080(%rsp),%zmm5
vsubps	%zmm6,%zmm5,%zmm5
vsubps	2144(%rsp),%zmm6,%zmm5 {%k5}
vmulps	2656(%rsp),%zmm5,%zmm4
vmulps	992(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm2,%k5
vmovups	1056(%rsp),%zmm2
vmovaps	%zmm10,%zmm5
vmulps	%zmm13,%zmm4,%zmm5 {%k5}
vminps	%zmm8,%zmm5,%zmm4
vcmpunordps	%zmm8,%zmm8,%k5
vmovaps	%zmm5,%zmm4 {%k5}
vcmpltps	%zmm3,%zmm4,%k4 {%k4}
vblendmps	%zmm4,%zmm3,%zmm8 {%k4}
jmp	46b
.p2align	4
67:
vmovups	%zmm25,1120(%rsp)
vmovups	%zmm23,544(%rsp)
vmovups	%zmm13,1376(%rsp)
vmulps	2400(%rsp),%zmm3,%zmm1
vfmadd213ps	%zmm18,%zmm1,%zmm6
vmulps	%zmm6,%zmm26,%zmm2
vmovups	608(%rsp),%zmm6
vfmadd213ps	%zmm15,%zmm2,%zmm6
vmovups	416(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm1,%zmm3
vmulps	1312(%rsp),%zmm3,%zmm3
vmovups	2464(%rsp),%zmm6
vfmadd213ps	%zmm8,%zmm3,%zmm6
vmovups	1248(%rsp),%zmm5
vfmadd213ps	%zmm6,%zmm2,%zmm5
vmovups	2528(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vmulps	3104(%rsp),%zmm6,%zmm5
vmovups	%zmm5,1184(%rsp)
vmulps	3168(%rsp),%zmm3,%zmm3
vmovups	%zmm3,608(%rsp)
vmulps	%zmm2,%zmm22,%zmm2
vmovups	%zmm2,480(%rsp)
vmulps	%zmm1,%zmm20,%zmm1
vmovups	%zmm1,416(%rsp)
vdivps	4192(%rsp),%zmm0,%zmm1
vmulps	4256(%rsp),%zmm1,%zmm1
vpaddd	%zmm27,%zmm1,%zmm2
vpandd	%zmm29,%zmm2,%zmm2
vpbroadcastd	76f(%rip),%zmm18
vpsubd	%zmm2,%zmm18,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vmovaps	%zmm16,%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vmovaps	%zmm17,%zmm5
vfmadd213ps	%zmm19,%zmm3,%zmm5
vfmadd213ps	373f(%rip){1to16},%zmm3,%zmm31
vfmadd231ps	%zmm9,%zmm1,%zmm31
vfmadd213ps	%zmm5,%zmm1,%zmm31
vfmadd213ps	%zmm4,%zmm1,%zmm31
vfmadd213ps	%zmm3,%zmm1,%zmm31
vfmadd231ps	%zmm10,%zmm2,%zmm31
vmovups	3424(%rsp),%zmm1
vfmadd231ps	386f(%rip){1to16},%zmm1,%zmm31
vmovups	3488(%rsp),%zmm1
vfmadd231ps	387f(%rip){1to16},%zmm1,%zmm31
vmovups	%zmm31,1056(%rsp)
movl	(%rsp),%ecx
shrb	$3,%cl
testl	%r14d,%r14d
setne	%r9b
andb	%cl,%r9b
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm20,%xmm20,%xmm20
cmpb	$1,%r9b
vbroadcastss	324f(%rip),%zmm11
jne	72f
imulq	8(%rsp),%rsi
xorl	%r9d,%r9d
.p2align	4
68:
movl	%esi,%ebx
shrl	%ebx
andl	$1073741823,%ebx
shlq	$7,%rbx
addq	%r8,%rbx
leaq	(%r9,%r14),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovups	352(%rsp),%zmm3
vmulps	(%rdi,%rcx),%zmm3,%zmm14
movq	%rdi,%r15
xorl	%r12d,%r12d
vbroadcastss	372f(%rip),%zmm24
vbroadcastss	373f(%rip),%zmm19
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm27
vpbroadcastd	364f(%rip),%zmm22
vmovups	288(%rsp),%zmm23
vpbroadcastd	76f(%rip),%zmm7
.p2align	4
69:
vmovaps	(%r15),%zmm3
vmovaps	(%rbx,%r12),%zmm4
vfmadd213ps	%zmm23,%zmm14,%zmm3
vaddps	%zmm3,%zmm4,%zmm3
vdivps	%zmm3,%zmm0,%zmm5
vmovaps	-64(%rbx,%r12),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmulps	%zmm5,%zmm9,%zmm9
vaddps	%zmm12,%zmm5,%zmm10
vcmpltps	%zmm9,%zmm12,%k1
vmovaps	%zmm9,%zmm10 {%k1}
vaddps	%zmm0,%zmm10,%zmm13
vpaddd	%zmm22,%zmm13,%zmm13
vpandd	%zmm29,%zmm13,%zmm13
vpsubd	%zmm13,%zmm7,%zmm15
vaddps	%zmm12,%zmm15,%zmm16
vfmadd231ps	%zmm10,%zmm15,%zmm16
vmulps	%zmm16,%zmm16,%zmm10
vmovaps	%zmm17,%zmm15
vfmadd213ps	369f(%rip){1to16},%zmm16,%zmm15
vmovaps	%zmm24,%zmm17
vfmadd213ps	%zmm19,%zmm16,%zmm17
vfmadd231ps	%zmm18,%zmm10,%zmm17
vfmadd213ps	%zmm15,%zmm10,%zmm17
vbroadcastss	366f(%rip),%zmm15
vfmadd213ps	367f(%rip){1to16},%zmm16,%zmm15
vfmadd213ps	%zmm15,%zmm10,%zmm17
vfmadd213ps	%zmm16,%zmm10,%zmm17
vcvtdq2ps	%zmm13,%zmm10
vfmadd231ps	%zmm27,%zmm10,%zmm17
vaddps	%zmm0,%zmm9,%zmm10
vmaxps	%zmm12,%zmm9,%zmm9
vfmsub231ps	%zmm10,%zmm17,%zmm9
vbroadcastss	368f(%rip),%zmm17
vaddps	%zmm11,%zmm3,%zmm10
vdivps	%zmm10,%zmm0,%zmm10
vfmadd231ps	%zmm9,%zmm3,%zmm20
vmulps	%zmm5,%zmm4,%zmm3
vmulps	%zmm10,%zmm10,%zmm4
vaddps	%zmm10,%zmm25,%zmm25
vmulps	%zmm4,%zmm10,%zmm5
vaddps	%zmm4,%zmm21,%zmm21
vaddps	%zmm5,%zmm8,%zmm8
vfmadd231ps	%zmm5,%zmm3,%zmm26
vmulps	%zmm5,%zmm4,%zmm5
vfmadd231ps	%zmm4,%zmm3,%zmm6
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm2,%zmm2
vfmadd231ps	%zmm4,%zmm3,%zmm31
vfmadd231ps	%zmm3,%zmm5,%zmm30
vaddps	%zmm5,%zmm1,%zmm1
subq	$-128,%r12
addq	$192,%r15
cmpq	%r12,%rax
jne	69b
incq	%r9
addq	%rdx,%rsi
cmpq	%r14,%r9
jne	68b
72:
vmovups	3168(%rsp),%zmm7
vmulps	3680(%rsp),%zmm7,%zmm3
vmovups	3104(%rsp),%zmm16
vmulps	%zmm16,%zmm3,%zmm23
vmovaps	%zmm23,%zmm3
vfnmadd213ps	%zmm0,%zmm23,%zmm3
vbroadcastss	379f(%rip),%zmm10
vmaxps	%zmm10,%zmm3,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	1376(%rsp),%zmm11
vcmpleps	%zmm0,%zmm11,%k2
vdivps	%zmm4,%zmm0,%zmm18
vmovups	2656(%rsp),%zmm13
vmulps	3360(%rsp),%zmm13,%zmm4
vmulps	%zmm16,%zmm4,%zmm22
vmulps	1120(%rsp),%zmm13,%zmm4
vmulps	%zmm23,%zmm22,%zmm5
vfmsub231ps	%zmm4,%zmm7,%zmm5
vmovups	1184(%rsp),%zmm17
vandps	%zmm28,%zmm17,%zmm4
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm4,%zmm4
vmovups	608(%rsp),%zmm15
vandps	%zmm28,%zmm15,%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vbroadcastss	20(%r11),%zmm9
vminps	24(%r11){1to16},%zmm9,%zmm9
vmulps	%zmm18,%zmm5,%zmm24
vmulps	389f(%rip){1to16},%zmm9,%zmm5
vcmpleps	%zmm5,%zmm4,%k3 {%k2}
vmovaps	%zmm22,%zmm4
vfnmadd213ps	%zmm0,%zmm22,%zmm4
vfnmadd231ps	%zmm24,%zmm24,%zmm4
vmaxps	%zmm10,%zmm4,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm19
vminps	%zmm0,%zmm3,%zmm3
vminps	%zmm3,%zmm4,%zmm4
vmovups	4064(%rsp),%zmm14
vmulps	2912(%rsp),%zmm14,%zmm3
vmulps	%zmm16,%zmm3,%zmm28
vmulps	224(%rsp),%zmm14,%zmm3
vmulps	%zmm23,%zmm28,%zmm5
vfmsub231ps	%zmm3,%zmm7,%zmm5
vmulps	%zmm18,%zmm5,%zmm9
vmulps	48(%rsp),%zmm14,%zmm3
vmulps	%zmm22,%zmm28,%zmm5
vfmsub231ps	%zmm3,%zmm13,%zmm5
vfnmadd231ps	%zmm24,%zmm9,%zmm5
vmulps	%zmm19,%zmm5,%zmm5
vmovaps	%zmm28,%zmm3
vfnmadd213ps	%zmm0,%zmm28,%zmm3
vmovups	%zmm9,224(%rsp)
vfnmadd231ps	%zmm9,%zmm9,%zmm3
vmovups	%zmm5,48(%rsp)
vfnmadd231ps	%zmm5,%zmm5,%zmm3
vminps	%zmm4,%zmm3,%zmm4
vcmpgtps	388f(%rip){1to16},%zmm4,%k0
vmovups	1440(%rsp),%zmm9
vaddps	%zmm9,%zmm17,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	672(%rsp),%zmm5
vminps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	736(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vbroadcastss	208(%r11),%zmm17
vmovaps	%zmm4,%zmm9 {%k3}
vbroadcastss	12(%r11),%zmm5
vcmpeqps	323f(%rip){1to16},%zmm11,%k1
vmovaps	%zmm17,%zmm9 {%k1}
movq	200(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
movq	160(%rsp),%r14
vmovaps	%zmm9,(%r14,%rax)
vmovups	544(%rsp),%zmm10
vaddps	%zmm10,%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1952(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2016(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmovaps	%zmm17,%zmm10 {%k1}
movq	32(%rsp),%r15
addq	%r15,%r12
shlq	$6,%r12
vmovaps	%zmm10,(%r14,%r12)
vmovups	352(%rsp),%zmm10
vaddps	480(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	800(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	864(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
leaq	(%r14,%rax),%rcx
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm17,%zmm4 {%k1}
movq	%r15,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vmovups	288(%rsp),%zmm10
vaddps	416(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2080(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2144(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm17,%zmm4 {%k1}
leaq	(%r15,%r15,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rcx)
movl	$4,%esi
movl	(%rsp),%ebx
testb	$2,%bl
vbroadcastss	334f(%rip),%zmm27
je	73f
vmaxps	379f(%rip){1to16},%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vxorps	%zmm27,%zmm23,%zmm4
vmovaps	%zmm28,%zmm9
vdivps	%zmm3,%zmm0,%zmm28
vmulps	%zmm5,%zmm13,%zmm11
vmulps	%zmm5,%zmm14,%zmm23
kandw	%k0,%k2,%k2
movl	%ebx,%ecx
andl	$4,%ecx
movl	%ecx,%esi
shrl	$2,%esi
movq	%r15,%rbx
shlq	$8,%rbx
addq	%r14,%rbx
xorl	%r9d,%r9d
testl	%ecx,%ecx
setne	%r9b
leaq	6(%rsi,%rsi,2),%r10
movl	$13,%esi
movl	$7,%r15d
cmoveq	%r15,%rsi
movq	32(%rsp),%r15
addq	$5,%r9
imulq	%r15,%r9
shlq	$6,%r9
addq	%r14,%r9
imulq	%r15,%r10
shlq	$6,%r10
addq	%r14,%r10
imulq	%r15,%rsi
shlq	$6,%rsi
addq	%r14,%rsi
vmulps	%zmm4,%zmm18,%zmm15
vfmadd231ps	%zmm15,%zmm24,%zmm22
vxorps	%zmm27,%zmm22,%zmm3
vmulps	%zmm3,%zmm19,%zmm14
vxorps	%zmm27,%zmm18,%zmm3
vmulps	%zmm3,%zmm24,%zmm3
vmulps	%zmm19,%zmm3,%zmm13
vmovups	224(%rsp),%zmm5
vfmadd231ps	%zmm15,%zmm5,%zmm9
vmovups	48(%rsp),%zmm4
vfmadd231ps	%zmm14,%zmm4,%zmm9
vxorps	%zmm27,%zmm9,%zmm3
vmulps	%zmm3,%zmm28,%zmm9
vmulps	%zmm5,%zmm18,%zmm3
vfmadd231ps	%zmm13,%zmm4,%zmm3
vxorps	%zmm27,%zmm3,%zmm3
vmulps	%zmm3,%zmm28,%zmm5
vxorps	%zmm27,%zmm19,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmulps	%zmm28,%zmm3,%zmm3
vmovaps	%zmm15,%zmm4
vfmadd213ps	%zmm0,%zmm15,%zmm4
vfmadd231ps	%zmm14,%zmm14,%zmm4
vfmadd231ps	%zmm9,%zmm9,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm16,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rbx)
movl	(%rsp),%ebx
vmulps	%zmm18,%zmm18,%zmm4
vfmadd231ps	%zmm13,%zmm13,%zmm4
vfmadd231ps	%zmm5,%zmm5,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm7,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm3,%zmm3,%zmm4
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r10)
vmulps	%zmm28,%zmm28,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm23,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rsi)
movl	$8,%esi
testl	%ecx,%ecx
je	73f
vmulps	%zmm15,%zmm18,%zmm4
vfmadd231ps	%zmm14,%zmm13,%zmm4
vfmadd231ps	%zmm9,%zmm5,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm16,%zmm10 {%k2}
leaq	(%r15,%r15,4),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r14,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm14,%zmm19,%zmm4
vfmadd231ps	%zmm9,%zmm3,%zmm4
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm16,%zmm10 {%k2}
imulq	$448,%r15,%rsi
addq	%r14,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm13,%zmm19,%zmm4
vfmadd231ps	%zmm5,%zmm3,%zmm4
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	%zmm17,%zmm10
vmulps	%zmm4,%zmm7,%zmm10 {%k2}
movq	%r15,%rsi
shlq	$9,%rsi
addq	%r14,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm9,%zmm28,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm17,%zmm9
vmulps	%zmm4,%zmm16,%zmm9 {%k2}
shlq	$7,%rcx
addq	%r14,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmulps	%zmm5,%zmm28,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm17,%zmm5
vmulps	%zmm4,%zmm7,%zmm5 {%k2}
imulq	$704,%r15,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm3,%zmm28,%zmm3
vmulps	%zmm23,%zmm3,%zmm3
vmulps	%zmm3,%zmm11,%zmm17 {%k2}
shlq	$8,%rdx
addq	%r14,%rdx
vmovaps	%zmm17,(%rax,%rdx)
movl	$14,%esi
73:
testb	$8,%bl
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	83f(%rip),%zmm17
vbroadcastss	84f(%rip),%zmm18
vpbroadcastd	86f(%rip),%zmm23
vpbroadcastd	76f(%rip),%zmm7
je	6b
vbroadcastss	208(%r11),%zmm3
vmovups	1376(%rsp),%zmm4
vcmpeqps	323f(%rip){1to16},%zmm4,%k2
vaddps	%zmm20,%zmm20,%zmm5
vmovups	1056(%rsp),%zmm14
vfmsub132ps	333f(%rip){1to16},%zmm20,%zmm14
vbroadcastss	100(%r11),%zmm4
vfmadd213ps	%zmm10,%zmm25,%zmm4
vfmadd231ps	104(%r11){1to16},%zmm21,%zmm4
vfmadd231ps	108(%r11){1to16},%zmm8,%zmm4
vfmadd231ps	112(%r11){1to16},%zmm2,%zmm4
vfmadd231ps	116(%r11){1to16},%zmm1,%zmm4
vfmadd231ps	120(%r11){1to16},%zmm6,%zmm4
vfmadd231ps	124(%r11){1to16},%zmm26,%zmm4
vfmadd231ps	128(%r11){1to16},%zmm31,%zmm4
vfmadd231ps	132(%r11){1to16},%zmm30,%zmm4
vbroadcastss	136(%r11),%zmm9
vmovups	4128(%rsp),%zmm11
vaddps	%zmm4,%zmm11,%zmm13
vfmadd213ps	%zmm10,%zmm25,%zmm9
vfmadd231ps	140(%r11){1to16},%zmm21,%zmm9
vfmadd231ps	144(%r11){1to16},%zmm8,%zmm9
vfmadd231ps	148(%r11){1to16},%zmm2,%zmm9
vfmadd231ps	152(%r11){1to16},%zmm1,%zmm9
vfmadd231ps	156(%r11){1to16},%zmm6,%zmm9
vfmadd231ps	160(%r11){1to16},%zmm26,%zmm9
vfmadd231ps	164(%r11){1to16},%zmm31,%zmm9
vfmadd231ps	168(%r11){1to16},%zmm30,%zmm9
vfmadd132ps	172(%r11){1to16},%zmm10,%zmm25
vfmadd231ps	176(%r11){1to16},%zmm21,%zmm25
vfmadd231ps	180(%r11){1to16},%zmm8,%zmm25
vfmadd231ps	184(%r11){1to16},%zmm2,%zmm25
vfmadd231ps	188(%r11){1to16},%zmm1,%zmm25
vfmadd231ps	192(%r11){1to16},%zmm6,%zmm25
vfmadd231ps	196(%r11){1to16},%zmm26,%zmm25
vfmadd231ps	200(%r11){1to16},%zmm31,%zmm25
vfmadd231ps	204(%r11){1to16},%zmm30,%zmm25
vfmadd231ps	385f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	392f(%rip){1to16},%zmm11,%zmm25
vmovaps	%zmm3,%zmm14 {%k2}
movq	%rsi,%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm14,(%rax,%rcx)
vmovaps	%zmm3,%zmm5 {%k2}
leaq	1(%rsi),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm3,%zmm13 {%k2}
leaq	2(%rsi),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm13,(%rax,%rcx)
vmovaps	%zmm3,%zmm9 {%k2}
leaq	3(%rsi),%rcx
imulq	%r15,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovaps	%zmm3,%zmm25 {%k2}
addq	$4,%rsi
imulq	%r15,%rsi
shlq	$6,%rsi
addq	%r14,%rsi
vmovaps	%zmm25,(%rax,%rsi)
jmp	6b
74:
addq	$4648,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
75:
vzeroupper
retq
.p2align	2,0x0
76:
.long	0x3f800000
77:
.long	1048576
78:
.long	0x5d800000
79:
.long	0x3f40094e
82:
.long	0x3e1d5a5a
83:
.long	0x3bd74912
84:
.long	0x3f156f3d
85:
.long	0x3d26f715
86:
.long	8388607
87:
.long	0x21800000
88:
.long	0xc9800000
89:
.long	0x3f000000
92:
.long	0x7fffffff
93:
.long	0x40400000
94:
.long	2139095039
95:
.long	0x0da24260
96:
.long	0x1e3ce508
97:
.long	0xbf800000
98:
.long	0x41100000
99:
.long	0x3e800000
322:
.long	0x41490fdb
323:
.long	0x40800000
324:
.long	0x40a00000
325:
.long	0x3fc00000
326:
.long	0x7149f2ca
327:
.long	2
328:
.long	4
329:
.long	8
332:
.long	0x3f3504f3
333:
.long	0xbf000000
334:
.long	0x80000000
335:
.long	0xc2ae0000
336:
.long	0x3fb8aa3b
337:
.long	0xbf317200
338:
.long	0xb5bfbe8e
339:
.long	0x3aae0472
342:
.long	0x3c1e8629
343:
.long	0x3d635b73
344:
.long	0x3e75fc8c
345:
.long	0x3f317214
346:
.long	0x42fe0000
347:
.long	0x3e99999a
348:
.long	0xbe04a19d
349:
.long	0x3ef89ba5
352:
.long	0xbf03248e
353:
.long	0x3f0c3744
354:
.long	0xbdc1d79d
355:
.long	0x3e5c1572
356:
.long	0x3e17e642
357:
.long	0x3e2ecff8
358:
.long	0x3e2d3f9f
359:
.long	0x3ecc422a
362:
.long	0x3f106ebb
363:
.long	0x41400000
364:
.long	3234528013
365:
.long	4286578688
366:
.long	0x3eaaac4e
367:
.long	0xbf00000d
368:
.long	0x3e4bdb47
369:
.long	0xbe7fd7d0
372:
.long	0x3e259a3a
373:
.long	0xbe2ec8d2
374:
.long	0xbddadb52
375:
.long	0x33b17218
376:
.long	0x3727c5ac
377:
.long	0x3a83126f
378:
.long	0x41800000
379:
.long	0x358637bd
382:
.long	0x350637bd
383:
.long	0x34210fb0
384:
.long	0x36a7c5ac
385:
.long	0x40000000
386:
.long	0x3f317218
387:
.long	0x3feb3f8f
388:
.long	0x38d1b717
389:
.long	0x3951b717
392:
.long	0x41000000
393:
.long	0x3cf5c28f
394:
.long	0x26901d7d
395:
.long	0x3f800054
396:
.long	0xbf4ccccd
