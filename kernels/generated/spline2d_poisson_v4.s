# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7048,%rsp
movl	%esi,40(%rsp)
testl	%ecx,%ecx
je	367f
testl	%edx,%edx
je	367f
cmpl	$0,40(%rsp)
je	367f
movq	7120(%rsp),%rsi
movl	40(%rsp),%eax
movl	%eax,%r10d
movq	%r10,112(%rsp)
movl	%edx,%r10d
movq	%r10,104(%rsp)
movq	(%rdi),%r10
movq	%r10,64(%rsp)
movq	8(%rdi),%r10
movq	%r10,8(%rsp)
movq	16(%rdi),%r11
movq	%r11,48(%rsp)
movq	24(%rdi),%r11
movq	%r11,200(%rsp)
movq	32(%rdi),%r13
addl	%r8d,%r9d
addl	7104(%rsp),%r9d
movq	40(%rdi),%r8
movq	%rsi,%rdi
movl	%ecx,%ecx
movq	%rcx,160(%rsp)
movq	%r8,16(%rsp)
leaq	64(%r8),%rcx
movq	%rcx,72(%rsp)
imull	%eax,%edx
movl	%edx,92(%rsp)
leaq	121664(%r13),%rax
movq	%rax,136(%rsp)
leaq	264(%r10),%rax
movq	%rax,224(%rsp)
leaq	260(%r10),%rax
movq	%rax,232(%rsp)
leaq	64(%r13),%rax
movq	%rax,248(%rsp)
vbroadcastss	368f(%rip),%zmm25
vbroadcastss	379f(%rip),%zmm17
vbroadcastss	385f(%rip),%zmm18
vbroadcastss	442f(%rip),%zmm23
vxorps	%xmm24,%xmm24,%xmm24
vbroadcastss	378f(%rip),%zmm26
vbroadcastss	437f(%rip),%zmm27
vpbroadcastd	396f(%rip),%zmm20
vpbroadcastd	397f(%rip),%zmm21
leaq	121600(%r13),%rax
movq	%rax,80(%rsp)
leaq	109632(%r13),%rax
movq	%rax,264(%rsp)
leaq	832(%r13),%rax
movq	%rax,256(%rsp)
leaq	110016(%r13),%rax
movq	%rax,152(%rsp)
xorl	%eax,%eax
movq	%r9,176(%rsp)
movl	%r9d,%ecx
vpbroadcastd	368f(%rip),%zmm22
vbroadcastss	398f(%rip),%zmm29
vbroadcastss	399f(%rip),%zmm30
vbroadcastss	422f(%rip),%zmm31
vbroadcastss	372f(%rip),%zmm15
vbroadcastss	373f(%rip),%zmm10
movq	%r13,144(%rsp)
jmp	3f
.p2align	4
2:
movq	168(%rsp),%rax
incq	%rax
movl	96(%rsp),%ecx
addl	92(%rsp),%ecx
cmpq	160(%rsp),%rax
je	367f
3:
movq	%rax,168(%rsp)
imulq	104(%rsp),%rax
movq	%rax,184(%rsp)
movl	%ecx,96(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	192(%rsp),%rdx
incq	%rdx
movl	100(%rsp),%ecx
addl	40(%rsp),%ecx
cmpq	104(%rsp),%rdx
je	2b
5:
movq	184(%rsp),%rax
movq	%rdx,192(%rsp)
addq	%rdx,%rax
imulq	112(%rsp),%rax
addq	176(%rsp),%rax
movq	%rax,216(%rsp)
movl	%ecx,100(%rsp)
xorl	%edx,%edx
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	%zmm26,%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	2752(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rbx)
vbroadcastss	372f(%rip),%zmm15
vbroadcastss	373f(%rip),%zmm10
movl	60(%rsp),%ecx
movq	128(%rsp),%rdx
vbroadcastss	378f(%rip),%zmm26
7:
incq	%rdx
incl	%ecx
cmpq	112(%rsp),%rdx
je	4b
8:
movq	216(%rsp),%rax
addq	%rdx,%rax
movl	8(%rdi),%esi
cmpq	%rsi,%rax
jae	7b
movq	%rsi,120(%rsp)
movl	(%rdi),%r12d
movl	12(%rdi),%esi
movl	%esi,848(%rsp)
movl	16(%rdi),%r8d
movq	%r12,%rsi
imulq	%r12,%rsi
leaq	1(%rsi),%rdi
shrq	%rdi
testb	$1,%r8b
movq	%rsi,32(%rsp)
cmoveq	%rsi,%rdi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r12,%r12
movl	%ecx,60(%rsp)
movq	%rdx,128(%rsp)
movl	%r8d,4(%rsp)
movq	%r12,24(%rsp)
movq	%rax,208(%rsp)
je	52f
movq	%rdi,%rsi
imulq	%rax,%rsi
testb	$1,%r8b
jne	348f
leaq	-2(%r12),%r8
movl	$2,%r9d
subq	%r12,%r9
movq	%r12,%r10
shlq	$6,%r10
imull	%ecx,%edi
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,464(%rsp)
movq	16(%rsp),%r11
vmovups	%zmm25,400(%rsp)
vmovups	%zmm25,336(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,272(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm14,%xmm14,%xmm14
xorl	%ebx,%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm2,%zmm2
incq	%rbx
addq	%r10,%r11
addl	%r12d,%edi
cmpq	%r12,%rbx
je	53f
32:
movq	%r12,%rcx
movl	%edi,%r12d
andl	$2147483647,%r12d
shlq	$6,%r12
movq	64(%rsp),%rax
addq	%rax,%r12
movq	%rbx,%r14
imulq	%rcx,%r14
leal	(%rsi,%r14),%r15d
andl	$2147483647,%r15d
shlq	$6,%r15
vmovaps	(%rax,%r15),%zmm5
movq	8(%rsp),%rax
vsubps	(%rax){1to16},%zmm5,%zmm0
vmulps	4(%rax){1to16},%zmm0,%zmm0
shlq	$6,%r14
vandps	%zmm26,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
movq	16(%rsp),%rax
vmovaps	%zmm0,(%rax,%r14)
testb	$8,4(%rsp)
jne	34f
cmpl	$1,%ecx
jne	33f
vaddps	%zmm0,%zmm14,%zmm14
33:
vaddps	%zmm24,%zmm0,%zmm11
cmpq	$1,24(%rsp)
jne	36f
movq	24(%rsp),%r12
testq	%rbx,%rbx
jne	9b
jmp	49f
.p2align	4
34:
cmpl	$1,%ecx
jne	35f
vaddps	%zmm0,%zmm14,%zmm14
35:
vaddps	%zmm15,%zmm0,%zmm5
vfmadd213ps	%zmm10,%zmm0,%zmm5
vfmadd213ps	374f(%rip){1to16},%zmm0,%zmm5
vaddps	375f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	376f(%rip){1to16},%zmm0,%zmm6
vcmpltps	%zmm0,%zmm24,%k1
vmovups	400(%rsp),%zmm9
vmulps	%zmm5,%zmm9,%zmm9 {%k1}
vmovups	336(%rsp),%zmm11
vmulps	%zmm6,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm9,%zmm5
vpsrld	$23,%zmm11,%zmm6
vmovdqu64	272(%rsp),%zmm8
vpsubd	%zmm6,%zmm8,%zmm6
vpaddd	%zmm5,%zmm6,%zmm5
vmovdqu64	%zmm5,272(%rsp)
vpbroadcastd	377f(%rip),%zmm5
vpternlogd	$236,%zmm5,%zmm22,%zmm9
vmovdqu64	%zmm9,400(%rsp)
vpternlogd	$236,%zmm5,%zmm22,%zmm11
vmovdqu64	%zmm11,336(%rsp)
vbroadcastss	368f(%rip),%zmm5 {%k1} {z}
vmovups	464(%rsp),%zmm19
vaddps	%zmm5,%zmm19,%zmm19
vaddps	%zmm24,%zmm0,%zmm11
cmpq	$1,24(%rsp)
jne	38f
vmovups	%zmm19,464(%rsp)
movq	24(%rsp),%r12
testq	%rbx,%rbx
jne	9b
jmp	49f
.p2align	4
36:
movl	$1,%eax
testq	%r8,%r8
je	42f
movl	$64,%ecx
movq	8(%rsp),%rdx
.p2align	4
37:
vmovaps	(%r12,%rcx),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vandps	%zmm26,%zmm5,%zmm5
vmovaps	%zmm6,(%r11,%rcx)
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r9,%rax),%rbp
incq	%rbp
incq	%rax
addq	$64,%rcx
cmpq	$1,%rbp
jne	37b
jmp	43f
.p2align	4
38:
vmovups	%zmm4,912(%rsp)
vmovups	%zmm14,528(%rsp)
movl	$1,%ebp
testq	%r8,%r8
je	45f
movl	$64,%eax
movq	8(%rsp),%rdx
vbroadcastss	374f(%rip),%zmm12
vbroadcastss	375f(%rip),%zmm13
vbroadcastss	376f(%rip),%zmm14
vpbroadcastd	377f(%rip),%zmm16
vmovups	400(%rsp),%zmm26
vmovups	336(%rsp),%zmm28
vmovdqu64	272(%rsp),%zmm8
vbroadcastss	378f(%rip),%zmm4
.p2align	4
39:
vmovaps	(%r12,%rax),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vandps	%zmm4,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vmovaps	%zmm6,(%r11,%rax)
vaddps	%zmm15,%zmm6,%zmm5
vfmadd213ps	%zmm10,%zmm6,%zmm5
vfmadd213ps	%zmm12,%zmm6,%zmm5
vaddps	%zmm13,%zmm6,%zmm9
vfmadd213ps	%zmm14,%zmm6,%zmm9
vcmpltps	%zmm6,%zmm24,%k1
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vmulps	%zmm9,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm26,%zmm5
vpsrld	$23,%zmm28,%zmm9
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm5,%zmm9,%zmm8
vpternlogd	$236,%zmm16,%zmm22,%zmm26
vpternlogd	$236,%zmm16,%zmm22,%zmm28
vbroadcastss	368f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm19,%zmm19
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r9,%rbp),%rcx
incq	%rcx
incq	%rbp
addq	$64,%rax
cmpq	$1,%rcx
jne	39b
jmp	46f
42:
movq	8(%rsp),%rdx
43:
addq	64(%rsp),%r15
addq	16(%rsp),%r14
movq	%rax,%rcx
shlq	$6,%rcx
vmovaps	(%r15,%rcx),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%r14,%rcx)
incq	%rax
movq	24(%rsp),%r12
cmpq	%r12,%rax
jne	44f
vaddps	%zmm6,%zmm14,%zmm14
44:
vandps	%zmm26,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
testq	%rbx,%rbx
jne	9b
jmp	49f
45:
movq	8(%rsp),%rdx
vbroadcastss	374f(%rip),%zmm12
vbroadcastss	375f(%rip),%zmm13
vbroadcastss	376f(%rip),%zmm14
vmovdqu64	400(%rsp),%zmm26
vmovdqu64	336(%rsp),%zmm28
vmovdqu64	272(%rsp),%zmm8
46:
vmovups	%zmm19,464(%rsp)
addq	64(%rsp),%r15
movq	%rbp,%rax
shlq	$6,%rax
vmovaps	(%r15,%rax),%zmm6
vsubps	(%rdx){1to16},%zmm6,%zmm5
addq	16(%rsp),%r14
vmulps	4(%rdx){1to16},%zmm5,%zmm5
vmovaps	%zmm5,(%r14,%rax)
vaddps	%zmm15,%zmm5,%zmm9
vfmadd213ps	%zmm10,%zmm5,%zmm9
vfmadd213ps	%zmm12,%zmm5,%zmm9
vaddps	%zmm13,%zmm5,%zmm10
vfmadd213ps	%zmm14,%zmm5,%zmm10
incq	%rbp
movq	24(%rsp),%r12
cmpq	%r12,%rbp
je	47f
vmovups	528(%rsp),%zmm14
jmp	48f
47:
vmovups	528(%rsp),%zmm14
vaddps	%zmm5,%zmm14,%zmm14
48:
vbroadcastss	378f(%rip),%zmm4
vandps	%zmm4,%zmm6,%zmm6
vpmaxud	%zmm6,%zmm3,%zmm3
vcmpltps	%zmm5,%zmm24,%k1
vmulps	%zmm9,%zmm26,%zmm26 {%k1}
vmulps	%zmm10,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm26,%zmm6
vpsrld	$23,%zmm28,%zmm9
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm6,%zmm9,%zmm6
vmovdqu64	%zmm6,272(%rsp)
vpbroadcastd	377f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm22,%zmm26
vmovdqu64	%zmm26,400(%rsp)
vmovaps	%zmm4,%zmm26
vpternlogd	$236,%zmm6,%zmm22,%zmm28
vmovdqu64	%zmm28,336(%rsp)
vbroadcastss	368f(%rip),%zmm6 {%k1} {z}
vmovups	464(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,464(%rsp)
vaddps	%zmm5,%zmm11,%zmm11
vbroadcastss	373f(%rip),%zmm10
vmovups	912(%rsp),%zmm4
testq	%rbx,%rbx
jne	9b
49:
vaddps	%zmm11,%zmm4,%zmm4
jmp	9b
52:
vxorps	%xmm14,%xmm14,%xmm14
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,464(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,272(%rsp)
vmovups	%zmm25,336(%rsp)
vmovups	%zmm25,400(%rsp)
53:
vcvtusi2ss	%r12d,%xmm25,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm25,%zmm5,%zmm0
vdivps	%zmm0,%zmm25,%zmm0
vmulps	%zmm4,%zmm0,%zmm6
vmulps	%zmm11,%zmm0,%zmm8
vmulps	%zmm7,%zmm0,%zmm7
vmulps	%zmm14,%zmm0,%zmm0
vminps	%zmm6,%zmm8,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vmaxps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm7,%zmm0,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm4,%zmm8,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vminps	%zmm6,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
testq	%r12,%r12
je	59f
vmaxps	%zmm1,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm0,%zmm7
movl	%r12d,%esi
andl	$-2,%esi
movq	%r12,%rdi
shlq	$6,%rdi
vxorps	%xmm4,%xmm4,%xmm4
movq	72(%rsp),%r8
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r9d,%r9d
movq	8(%rsp),%r11
jmp	57f
.p2align	4
54:
xorl	%eax,%eax
55:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%r9,%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	16(%rsp),%rcx
vcvtsi2ss	%rax,%xmm27,%xmm12
shlq	$6,%rax
vmovaps	(%rcx,%rax),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
56:
vcvtsi2ss	%r9,%xmm30,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm6
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm1
incq	%r9
addq	%rdi,%r8
cmpq	%r12,%r9
je	62f
57:
vxorps	%xmm10,%xmm10,%xmm10
cmpq	$1,%r12
je	54b
movq	%r8,%rcx
xorl	%eax,%eax
.p2align	4
58:
vmovaps	-64(%rcx),%zmm11
vmovaps	(%rcx),%zmm12
vsubps	%zmm7,%zmm11,%zmm11
vcvtsi2ss	%rax,%xmm27,%xmm13
vmaxps	%zmm24,%zmm11,%zmm11
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm7,%zmm12,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rax),%rdx
vcvtsi2ss	%rdx,%xmm29,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rax
subq	$-128,%rcx
cmpq	%rsi,%rax
jne	58b
testb	$1,%r12b
jne	55b
jmp	56b
59:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
movq	8(%rsp),%r11
62:
vcvtusi2ssq	32(%rsp),%xmm25,%xmm7
vbroadcastss	%xmm7,%zmm11
vpcmpnleud	382f(%rip){1to16},%zmm3,%k0
vmaxps	383f(%rip){1to16},%zmm4,%zmm3
vdivps	%zmm3,%zmm25,%zmm3
vcmpgtps	384f(%rip){1to16},%zmm4,%k1
vaddps	%zmm18,%zmm5,%zmm5
vmulps	%zmm17,%zmm5,%zmm5
vmovaps	%zmm5,%zmm7
vdivps	386f(%rip){1to16},%zmm11,%zmm10
vmulps	%zmm3,%zmm8,%zmm7 {%k1}
vmulps	%zmm3,%zmm6,%zmm5 {%k1}
vmulps	%zmm3,%zmm9,%zmm6
vfnmadd231ps	%zmm7,%zmm7,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm10,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vbroadcastss	387f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm3,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm3 {%k1}
vmaxps	%zmm9,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	388f(%rip){1to16},%zmm6,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vfnmadd231ps	%zmm11,%zmm0,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r11),%zmm13
vbroadcastss	76(%r11),%zmm14
vbroadcastss	56(%r11),%zmm10
vbroadcastss	80(%r11),%zmm12
vbroadcastss	60(%r11),%zmm8
vbroadcastss	84(%r11),%zmm9
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm6
vmaxps	%zmm25,%zmm3,%zmm1
vminps	%zmm7,%zmm14,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm14,6080(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,6144(%rsp)
vmovaps	%zmm13,%zmm3 {%k1}
vminps	%zmm5,%zmm12,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm12,6208(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,6272(%rsp)
vmovaps	%zmm10,%zmm5 {%k1}
vmovups	%zmm9,6336(%rsp)
vminps	%zmm1,%zmm9,%zmm1
vmovups	%zmm8,6400(%rsp)
vmaxps	%zmm1,%zmm8,%zmm1
vmovups	%zmm1,4416(%rsp)
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm6,6464(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,6528(%rsp)
vmovaps	%zmm4,%zmm0 {%k1}
vmovups	%zmm0,4480(%rsp)
vbroadcastss	389f(%rip),%zmm0
vmovups	%zmm11,6016(%rsp)
vcmpltps	%zmm0,%zmm11,%k1
korw	%k0,%k1,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3328(%rsp)
vblendmps	%zmm2,%zmm25,%zmm4 {%k1}
vbroadcastss	392f(%rip),%zmm1
vblendmps	%zmm0,%zmm1,%zmm7 {%k1}
vbroadcastss	393f(%rip),%zmm0
vxorps	%zmm0,%zmm3,%zmm1
vmovups	%zmm1,6912(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6848(%rsp)
leaq	-1(%r12),%rax
movq	%rax,32(%rsp)
vcvtusi2ssl	848(%rsp),%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6976(%rsp)
movl	%r12d,%r15d
andl	$-2,%r15d
movq	%r12,%rax
shlq	$6,%rax
movb	$1,%dl
vcmpunordps	%zmm3,%zmm3,%k1
kmovw	%k1,46(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,44(%rsp)
vmovups	%zmm4,6592(%rsp)
vbroadcastss	394f(%rip),%zmm0
vmovups	%zmm0,4544(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3264(%rsp)
vmovups	%zmm0,3200(%rsp)
vmovups	%zmm0,3136(%rsp)
vmovups	%zmm0,3072(%rsp)
vmovups	%zmm0,3008(%rsp)
vmovups	%zmm0,2752(%rsp)
vmovups	%zmm0,4352(%rsp)
vmovups	%zmm0,4288(%rsp)
vmovups	%zmm0,4160(%rsp)
vmovups	%zmm0,4032(%rsp)
vmovups	%zmm0,3648(%rsp)
vmovups	%zmm0,3968(%rsp)
vmovups	%zmm0,3904(%rsp)
vmovups	%zmm0,3840(%rsp)
vmovups	%zmm0,3520(%rsp)
vmovups	%zmm0,3776(%rsp)
vmovups	%zmm0,3712(%rsp)
vmovups	%zmm0,3456(%rsp)
vmovups	%zmm0,3584(%rsp)
vmovups	%zmm0,3392(%rsp)
vmovups	%zmm5,6656(%rsp)
vmovups	%zmm5,4224(%rsp)
vmovups	%zmm3,6720(%rsp)
vmovups	%zmm3,4096(%rsp)
movq	%rax,240(%rsp)
jmp	65f
.p2align	4
63:
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vbroadcastss	385f(%rip),%zmm18
vpbroadcastd	396f(%rip),%zmm20
vpbroadcastd	397f(%rip),%zmm21
vpbroadcastd	368f(%rip),%zmm22
vbroadcastss	398f(%rip),%zmm29
vbroadcastss	399f(%rip),%zmm30
vbroadcastss	422f(%rip),%zmm31
vbroadcastss	442f(%rip),%zmm23
vbroadcastss	437f(%rip),%zmm27
64:
vmovups	528(%rsp),%zmm0
vcmpgeps	4736(%rsp),%zmm0,%k1
vcmpltps	6784(%rsp),%zmm24,%k2
vmovups	3008(%rsp),%zmm0
vmovaps	%zmm6,%zmm0 {%k2}
vmovups	%zmm0,3008(%rsp)
vmovups	3328(%rsp),%zmm0
vmovaps	%zmm9,%zmm0 {%k2}
vmovups	%zmm0,3328(%rsp)
vmovups	3072(%rsp),%zmm0
vmovaps	%zmm8,%zmm0 {%k2}
vmovups	%zmm0,3072(%rsp)
vmovups	3136(%rsp),%zmm0
vmovaps	%zmm5,%zmm0 {%k2}
vmovups	%zmm0,3136(%rsp)
vmovups	3200(%rsp),%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3200(%rsp)
vmovups	3264(%rsp),%zmm0
vmovaps	%zmm4,%zmm0 {%k2}
vmovups	%zmm0,3264(%rsp)
vmovups	5760(%rsp),%zmm8
vmovaps	%zmm3,%zmm8 {%k2}
vmovups	4096(%rsp),%zmm0
vmovups	1104(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4096(%rsp)
vmovups	4032(%rsp),%zmm0
vmovups	5184(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4032(%rsp)
vmovups	4224(%rsp),%zmm0
vmovups	2240(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4224(%rsp)
vmovups	4160(%rsp),%zmm0
vmovups	5248(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4160(%rsp)
vmovups	4416(%rsp),%zmm0
vmovups	848(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4416(%rsp)
vmovups	4288(%rsp),%zmm0
vmovups	5312(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4288(%rsp)
vmovups	4480(%rsp),%zmm0
vmovups	912(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4480(%rsp)
vmovups	4352(%rsp),%zmm0
vmovups	5376(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4352(%rsp)
vmovups	3392(%rsp),%zmm0
vmovups	2176(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3392(%rsp)
vmovups	3584(%rsp),%zmm0
vmovups	1856(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3584(%rsp)
vmovups	3456(%rsp),%zmm0
vmovups	1040(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3456(%rsp)
vmovups	3712(%rsp),%zmm0
vmovups	1664(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3712(%rsp)
vmovups	3776(%rsp),%zmm0
vmovups	1728(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3776(%rsp)
vmovups	3520(%rsp),%zmm0
vmovaps	%zmm28,%zmm0 {%k2}
vmovups	%zmm0,3520(%rsp)
vmovups	3840(%rsp),%zmm0
vmovups	976(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3840(%rsp)
vmovups	3904(%rsp),%zmm0
vmovups	1792(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3904(%rsp)
vmovups	3968(%rsp),%zmm0
vmovups	656(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3968(%rsp)
vmovups	3648(%rsp),%zmm0
vmovups	592(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3648(%rsp)
vmovups	5824(%rsp),%zmm7
vmovups	5120(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	2752(%rsp),%zmm0
vmovups	2304(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2752(%rsp)
vmovups	4544(%rsp),%zmm0
vmovups	4800(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4544(%rsp)
vmovups	6592(%rsp),%zmm0
vmovaps	%zmm0,%zmm4 {%k1} {z}
xorl	%edx,%edx
vbroadcastss	379f(%rip),%zmm17
vbroadcastss	372f(%rip),%zmm15
vbroadcastss	378f(%rip),%zmm26
65:
testb	$1,%dl
vmovups	%zmm7,5824(%rsp)
vmovups	%zmm8,5760(%rsp)
je	346f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	346f
vmovups	%zmm4,1920(%rsp)
vmovss	248(%r11),%xmm0
vmovss	%xmm0,2560(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%edx
vmovaps	%xmm0,1984(%rsp)
vmulss	439f(%rip),%xmm0,%xmm0
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
testq	%r12,%r12
je	73f
movq	136(%rsp),%rsi
movq	72(%rsp),%rdi
xorl	%r8d,%r8d
jmp	69f
.p2align	4
66:
xorl	%ecx,%ecx
67:
movq	%r8,%r9
imulq	%r12,%r9
shlq	$6,%r9
movq	16(%rsp),%r10
addq	%r9,%r10
shlq	$6,%rcx
vmovaps	(%r10,%rcx),%zmm1
addq	%r13,%r9
addq	$121600,%r9
vmaxps	%zmm24,%zmm1,%zmm2
vfmadd213ps	%zmm27,%zmm17,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
vmovaps	%zmm2,(%r9,%rcx)
vmulps	%zmm2,%zmm1,%zmm5
vaddps	%zmm2,%zmm7,%zmm7
vaddps	%zmm5,%zmm8,%zmm8
vfmadd231ps	%zmm1,%zmm5,%zmm4
68:
incq	%r8
addq	%rax,%rdi
addq	%rax,%rsi
cmpq	%r12,%r8
je	73f
69:
cmpq	$0,32(%rsp)
je	66b
xorl	%r9d,%r9d
xorl	%ecx,%ecx
.p2align	4
72:
vmovaps	-64(%rdi,%r9),%zmm1
vmaxps	%zmm24,%zmm1,%zmm2
vfmadd213ps	%zmm27,%zmm17,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
vmovaps	%zmm2,-64(%rsi,%r9)
vmulps	%zmm2,%zmm1,%zmm5
vaddps	%zmm2,%zmm7,%zmm2
vaddps	%zmm5,%zmm8,%zmm6
vfmadd231ps	%zmm1,%zmm5,%zmm4
vmovaps	(%rdi,%r9),%zmm1
vmaxps	%zmm24,%zmm1,%zmm5
vfmadd213ps	%zmm27,%zmm17,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm5,(%rsi,%r9)
vmulps	%zmm5,%zmm1,%zmm9
vaddps	%zmm5,%zmm2,%zmm7
vaddps	%zmm9,%zmm6,%zmm8
vfmadd231ps	%zmm1,%zmm9,%zmm4
addq	$2,%rcx
subq	$-128,%r9
cmpq	%rcx,%r15
jne	72b
testb	$1,%r12b
jne	67b
jmp	68b
.p2align	4
73:
movl	%edx,%ecx
vmovaps	%zmm23,%zmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm23,%zmm12
incl	%ecx
jne	327f
74:
vmovups	%zmm9,4736(%rsp)
vmovups	%zmm10,4800(%rsp)
vmovups	%zmm12,4608(%rsp)
vcmpltps	%zmm23,%zmm12,%k1
vcvttss2usi	2752(%rsp),%ecx
vmovups	1920(%rsp),%zmm0
vmovaps	%zmm0,%zmm9 {%k1} {z}
shrl	$25,%ecx
vbroadcastss	52(%r11,%rcx,4),%zmm0
vbroadcastss	76(%r11,%rcx,4),%zmm1
vbroadcastss	56(%r11,%rcx,4),%zmm2
vbroadcastss	80(%r11,%rcx,4),%zmm3
vbroadcastss	60(%r11,%rcx,4),%zmm4
vbroadcastss	84(%r11,%rcx,4),%zmm5
vbroadcastss	64(%r11,%rcx,4),%zmm6
vbroadcastss	88(%r11,%rcx,4),%zmm7
vxorps	%xmm12,%xmm12,%xmm12
vminps	6720(%rsp),%zmm1,%zmm8
kmovw	46(%rsp),%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm10 {%k1}
vminps	6656(%rsp),%zmm3,%zmm0
kmovw	44(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm11,%zmm5,%zmm0
vmovups	%zmm11,4672(%rsp)
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm19
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm19 {%k1}
vminps	%zmm13,%zmm7,%zmm0
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmovups	%zmm9,6784(%rsp)
vcmpeqps	%zmm12,%zmm9,%k1
vblendmps	%zmm12,%zmm25,%zmm18 {%k1}
vbroadcastss	392f(%rip),%zmm0
vblendmps	389f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	%zmm0,5120(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,5376(%rsp)
vmovups	%zmm0,5312(%rsp)
vmovups	%zmm0,5248(%rsp)
vmovups	%zmm0,5184(%rsp)
vbroadcastss	435f(%rip),%zmm5
vbroadcastss	453f(%rip),%zmm6
vmovaps	%zmm23,%zmm27
vmovaps	%zmm25,%zmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,592(%rsp)
vpxord	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,1792(%rsp)
vmovups	%zmm0,976(%rsp)
vpxord	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm0,1664(%rsp)
vmovups	%zmm0,1040(%rsp)
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm0,2176(%rsp)
jmp	77f
.p2align	4
75:
vmovaps	%zmm8,%zmm10
movq	8(%rsp),%r11
vbroadcastss	385f(%rip),%zmm14
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1168(%rsp)
vmovups	912(%rsp),%zmm7
vmovups	2240(%rsp),%zmm27
vmovups	1104(%rsp),%zmm17
vmovdqu64	5568(%rsp),%zmm3
76:
vmovups	%zmm10,4928(%rsp)
vmovups	%zmm7,912(%rsp)
vmulps	%zmm2,%zmm8,%zmm1
vbroadcastss	383f(%rip),%zmm9
vmaxps	%zmm9,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm16
vmulps	%zmm20,%zmm8,%zmm30
vmulps	%zmm22,%zmm8,%zmm5
vmovups	%zmm5,1664(%rsp)
vmovups	1040(%rsp),%zmm0
vmaxps	%zmm9,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm18,%zmm8,%zmm4
vmovups	%zmm4,1728(%rsp)
vmulps	%zmm12,%zmm8,%zmm11
vmovups	%zmm11,976(%rsp)
vdivps	%zmm0,%zmm25,%zmm19
vmaxps	%zmm9,%zmm28,%zmm0
vmovaps	%zmm9,%zmm22
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm9
vmulps	%zmm13,%zmm8,%zmm18
vmovups	%zmm18,1792(%rsp)
vmovups	%zmm17,1104(%rsp)
vcmpleps	1360(%rsp),%zmm17,%k1
vcmpgeps	1296(%rsp),%zmm17,%k2
vmovaps	%zmm1,%zmm6
vmovups	%zmm1,2048(%rsp)
vblendmps	%zmm1,%zmm14,%zmm0 {%k2}
vbroadcastss	393f(%rip),%zmm1
vxorps	%zmm1,%zmm6,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm24,%k5
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vmovaps	%zmm25,%zmm6 {%k1} {z}
vcmpleps	1424(%rsp),%zmm27,%k1
vmovups	2112(%rsp),%zmm25
vcmpleps	%zmm27,%zmm25,%k2
vblendmps	%zmm30,%zmm14,%zmm0 {%k2}
vxorps	%zmm1,%zmm30,%zmm0 {%k1}
vmovups	%zmm30,1232(%rsp)
vcmpleps	%zmm0,%zmm24,%k7
vpbroadcastd	459f(%rip),%zmm8
vpandd	%zmm8,%zmm3,%zmm0
vmovdqu64	%zmm0,1984(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vbroadcastss	368f(%rip),%zmm0
vmovaps	%zmm0,%zmm21 {%k1} {z}
vcmpleps	528(%rsp),%zmm10,%k1
vmovups	720(%rsp),%zmm13
vcmpleps	%zmm10,%zmm13,%k2
vblendmps	%zmm15,%zmm14,%zmm0 {%k2}
vxorps	%zmm1,%zmm15,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm24,%k1
vpbroadcastd	462f(%rip),%zmm8
vpandd	%zmm8,%zmm3,%zmm0
vmovdqu64	%zmm0,2560(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	1488(%rsp),%zmm7,%k2
vblendmps	%zmm26,%zmm14,%zmm0 {%k2}
vcmpleps	1552(%rsp),%zmm7,%k2
vxorps	%zmm1,%zmm26,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm24,%k2
vmulps	%zmm21,%zmm19,%zmm1
vmovups	%zmm21,2368(%rsp)
vmulps	1856(%rsp),%zmm1,%zmm0
vmovaps	%zmm6,%zmm24
vmovups	%zmm6,2432(%rsp)
vmulps	%zmm6,%zmm16,%zmm2
vmulps	%zmm2,%zmm0,%zmm20
vbroadcastss	368f(%rip),%zmm0
vmovaps	%zmm0,%zmm12 {%k3} {z}
vmovaps	%zmm9,%zmm17
vmulps	%zmm12,%zmm9,%zmm6
vmovups	%zmm12,4992(%rsp)
vmulps	%zmm6,%zmm5,%zmm0
vmulps	%zmm2,%zmm0,%zmm9
vmulps	%zmm6,%zmm4,%zmm0
vmovups	%zmm6,2688(%rsp)
vmovdqa64	%zmm3,%zmm5
vmulps	%zmm20,%zmm9,%zmm3
vfmsub231ps	%zmm0,%zmm1,%zmm3
vmaxps	%zmm22,%zmm23,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	368f(%rip),%zmm4
vdivps	%zmm0,%zmm4,%zmm22
vpbroadcastd	463f(%rip),%zmm8
vmovaps	%zmm27,%zmm10
vpandd	%zmm8,%zmm5,%zmm0
vmovdqu64	%zmm0,5056(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vbroadcastss	368f(%rip),%zmm0
vmovaps	%zmm0,%zmm4 {%k3} {z}
vmulps	%zmm4,%zmm22,%zmm14
vmulps	%zmm14,%zmm11,%zmm0
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm20,%zmm2
vfnmadd213ps	368f(%rip){1to16},%zmm20,%zmm2
vbroadcastss	432f(%rip),%zmm8
vmaxps	%zmm8,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm14,%zmm18,%zmm7
vmovups	%zmm14,848(%rsp)
vmulps	%zmm20,%zmm0,%zmm11
vfmsub231ps	%zmm7,%zmm1,%zmm11
vbroadcastss	368f(%rip),%zmm1
vdivps	%zmm2,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm29
vmovaps	%zmm9,%zmm2
vfnmadd213ps	368f(%rip){1to16},%zmm9,%zmm2
vfnmadd231ps	%zmm29,%zmm29,%zmm2
vmaxps	%zmm8,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	656(%rsp),%zmm14,%zmm3
vmulps	%zmm9,%zmm0,%zmm7
vfmsub231ps	%zmm3,%zmm6,%zmm7
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm2,%zmm3,%zmm31
vmulps	%zmm1,%zmm11,%zmm11
vfnmadd231ps	%zmm29,%zmm11,%zmm7
vmulps	%zmm31,%zmm7,%zmm27
vmovaps	%zmm0,%zmm2
vfnmadd213ps	368f(%rip){1to16},%zmm0,%zmm2
vfnmadd231ps	%zmm11,%zmm11,%zmm2
vfnmadd231ps	%zmm27,%zmm27,%zmm2
vmaxps	%zmm8,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm26,%zmm5
vmovups	2048(%rsp),%zmm6
vmulps	%zmm16,%zmm6,%zmm26
vmulps	%zmm30,%zmm19,%zmm23
vmulps	%zmm24,%zmm26,%zmm7
vmulps	%zmm7,%zmm20,%zmm3
vfmsub231ps	%zmm23,%zmm21,%zmm3
vmulps	%zmm1,%zmm3,%zmm18
vmulps	%zmm15,%zmm17,%zmm3
vmulps	%zmm7,%zmm9,%zmm14
vfmsub231ps	%zmm3,%zmm12,%zmm14
vfnmadd231ps	%zmm18,%zmm29,%zmm14
vmulps	%zmm31,%zmm14,%zmm24
vmulps	%zmm5,%zmm22,%zmm14
vmulps	%zmm7,%zmm0,%zmm30
vfmsub231ps	%zmm14,%zmm4,%zmm30
vmovaps	%zmm4,%zmm12
vmovups	%zmm4,4864(%rsp)
vfnmadd231ps	%zmm18,%zmm11,%zmm30
vfnmadd231ps	%zmm24,%zmm27,%zmm30
vmulps	%zmm2,%zmm30,%zmm30
vmulps	%zmm30,%zmm2,%zmm2
vfnmadd213ps	%zmm24,%zmm2,%zmm27
vmulps	%zmm27,%zmm31,%zmm27
vfnmadd213ps	%zmm18,%zmm27,%zmm29
vfnmadd231ps	%zmm11,%zmm2,%zmm29
vmulps	%zmm29,%zmm1,%zmm1
vfnmadd213ps	%zmm7,%zmm1,%zmm20
vfnmadd231ps	%zmm9,%zmm27,%zmm20
vfnmadd231ps	%zmm0,%zmm2,%zmm20
vmulps	%zmm20,%zmm16,%zmm20
vmovups	1104(%rsp),%zmm4
vaddps	%zmm20,%zmm4,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1296(%rsp),%zmm16
vminps	%zmm0,%zmm16,%zmm9
vmovaps	%zmm16,%zmm9 {%k3}
vcmpunordps	%zmm9,%zmm9,%k3
vmovups	1360(%rsp),%zmm11
vmaxps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k3}
vcmpeqps	%zmm4,%zmm9,%k3
vcmpneqps	%zmm9,%zmm0,%k0 {%k3}
vmulps	%zmm1,%zmm19,%zmm21
vmovups	%zmm10,2240(%rsp)
vaddps	%zmm21,%zmm10,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vminps	%zmm0,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	1424(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k3}
vcmpeqps	%zmm10,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
kmovw	%k3,2624(%rsp)
vmulps	%zmm27,%zmm17,%zmm0
vmovups	%zmm0,2496(%rsp)
vmovups	4928(%rsp),%zmm10
vaddps	%zmm0,%zmm10,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm13,%zmm1
vmovaps	%zmm13,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	528(%rsp),%zmm27
vmaxps	%zmm1,%zmm27,%zmm1
vmovaps	%zmm27,%zmm1 {%k4}
vcmpeqps	%zmm10,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k3 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	1984(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vpxor	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm26,%zmm26 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm23,%zmm0 {%k5} {z}
vfmadd213ps	%zmm26,%zmm0,%zmm0
vmovdqu64	2560(%rsp),%zmm1
vptestnmd	%zmm1,%zmm1,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm3,%zmm1 {%k1} {z}
vfmadd213ps	%zmm0,%zmm1,%zmm1
vmovdqu64	5056(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm14,%zmm0 {%k1} {z}
vfmadd213ps	%zmm1,%zmm0,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm7,%zmm7
vfmadd231ps	%zmm18,%zmm18,%zmm7
vfmadd231ps	%zmm24,%zmm24,%zmm7
vxorps	%xmm24,%xmm24,%xmm24
vfmadd231ps	%zmm30,%zmm30,%zmm7
vbroadcastss	368f(%rip),%zmm1
vdivps	%zmm17,%zmm1,%zmm1
vmulps	%zmm10,%zmm1,%zmm1
vmulps	464f(%rip){1to16},%zmm1,%zmm1
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm22,%zmm3,%zmm3
vmovups	912(%rsp),%zmm13
vmulps	%zmm13,%zmm3,%zmm3
vmulps	465f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vsqrtps	%zmm7,%zmm19
vbroadcastss	383f(%rip),%zmm9
vmovups	5952(%rsp),%zmm3
vmaxps	%zmm9,%zmm3,%zmm3
vbroadcastss	368f(%rip),%zmm4
vdivps	%zmm3,%zmm4,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vminps	466f(%rip){1to16},%zmm3,%zmm3
vmaxps	467f(%rip){1to16},%zmm3,%zmm3
vbroadcastss	368f(%rip),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vbroadcastss	368f(%rip),%zmm7
vdivps	%zmm4,%zmm7,%zmm4
vmulps	%zmm4,%zmm3,%zmm3
vmulps	%zmm3,%zmm19,%zmm3
vbroadcastss	16(%r11),%zmm4
vcmpleps	%zmm4,%zmm3,%k1
vcmpleps	%zmm1,%zmm19,%k2
korw	%k1,%k2,%k1
vmulss	%xmm4,%xmm4,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k2 {%k1}
vmovups	5888(%rsp),%zmm0
vsubps	1168(%rsp),%zmm0,%zmm0
vmovups	%zmm0,1168(%rsp)
vmulps	%zmm2,%zmm22,%zmm22
vmovups	2368(%rsp),%zmm5
vmovups	2432(%rsp),%zmm3
vmulps	%zmm3,%zmm5,%zmm0
vmovups	4992(%rsp),%zmm18
vmulps	%zmm0,%zmm18,%zmm0
vmulps	%zmm0,%zmm12,%zmm0
vcmpnltps	%zmm0,%zmm24,%k5
vmovups	5440(%rsp),%zmm30
vmovaps	%zmm30,%zmm0
vfmadd213ps	%zmm24,%zmm6,%zmm0
vmovups	5504(%rsp),%zmm29
vfmadd231ps	1232(%rsp),%zmm29,%zmm0
vfmadd231ps	2816(%rsp),%zmm15,%zmm0
vmovups	2944(%rsp),%zmm1
vfmadd231ps	784(%rsp),%zmm1,%zmm0
vmovups	5632(%rsp),%zmm31
vsubps	%zmm0,%zmm31,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmulps	387f(%rip){1to16},%zmm31,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vmaxps	%zmm9,%zmm0,%zmm0
vbroadcastss	368f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vmulps	%zmm0,%zmm31,%zmm0
vmulps	2880(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	1920(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vcmpltps	%zmm31,%zmm24,%k1
vbroadcastss	368f(%rip),%zmm9
vmaxps	468f(%rip){1to16},%zmm0,%zmm9 {%k1}
vbroadcastss	378f(%rip),%zmm26
vandps	%zmm26,%zmm20,%zmm0
vbroadcastss	469f(%rip),%zmm7
vaddps	%zmm7,%zmm0,%zmm0
vbroadcastss	368f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vcmpunordps	%zmm9,%zmm9,%k1
vminps	%zmm9,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k1}
vcmpltps	%zmm24,%zmm20,%k1
vmovups	1104(%rsp),%zmm6
vsubps	%zmm6,%zmm16,%zmm2
vmovaps	%zmm16,%zmm14
vsubps	%zmm11,%zmm6,%zmm2 {%k1}
vmovaps	%zmm11,%zmm25
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm2,%zmm3,%zmm2
vcmpltps	%zmm2,%zmm24,%k1
vandps	%zmm26,%zmm21,%zmm2
vaddps	%zmm7,%zmm2,%zmm2
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm2,%zmm3,%zmm3
vbroadcastss	472f(%rip),%zmm11
vmulps	%zmm11,%zmm0,%zmm0
vbroadcastss	442f(%rip),%zmm23
vmovaps	%zmm23,%zmm4
vminps	%zmm23,%zmm0,%zmm4 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vcmpltps	%zmm24,%zmm21,%k1
vmovups	2112(%rsp),%zmm16
vmovups	2240(%rsp),%zmm17
vsubps	%zmm17,%zmm16,%zmm0
vsubps	%zmm8,%zmm17,%zmm0 {%k1}
vmulps	%zmm3,%zmm0,%zmm1
vmulps	%zmm0,%zmm5,%zmm0
vcmpltps	%zmm0,%zmm24,%k1
vmovaps	%zmm23,%zmm0
vmulps	%zmm11,%zmm1,%zmm0 {%k1}
vmovups	2496(%rsp),%zmm12
vandps	%zmm26,%zmm12,%zmm1
vaddps	%zmm7,%zmm1,%zmm1
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm1,%zmm3,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vcmpltps	%zmm24,%zmm12,%k1
vmovups	720(%rsp),%zmm0
vsubps	%zmm10,%zmm0,%zmm0
vsubps	%zmm27,%zmm10,%zmm0 {%k1}
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm0,%zmm18,%zmm0
vcmpltps	%zmm0,%zmm24,%k1
vmovaps	%zmm23,%zmm0
vmulps	%zmm11,%zmm1,%zmm0 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k1}
vandps	%zmm26,%zmm22,%zmm0
vaddps	%zmm7,%zmm0,%zmm0
vbroadcastss	368f(%rip),%zmm3
vdivps	%zmm0,%zmm3,%zmm0
vcmpltps	%zmm24,%zmm22,%k1
vmovups	1488(%rsp),%zmm4
vsubps	%zmm13,%zmm4,%zmm3
vmovups	1552(%rsp),%zmm18
vsubps	%zmm18,%zmm13,%zmm3 {%k1}
vmovaps	%zmm13,%zmm5
vmulps	%zmm0,%zmm3,%zmm0
vmulps	4864(%rsp),%zmm3,%zmm3
vcmpltps	%zmm3,%zmm24,%k1
vmovaps	%zmm23,%zmm3
vmulps	%zmm11,%zmm0,%zmm3 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vmovups	5696(%rsp),%zmm26
vcmpltps	%zmm23,%zmm26,%k1
vcmpltps	%zmm2,%zmm0,%k4 {%k1}
vmovaps	%zmm0,%zmm2 {%k4}
vbroadcastss	368f(%rip),%zmm0
vmovaps	%zmm0,%zmm0 {%k5} {z}
vbroadcastss	392f(%rip),%zmm13
vblendmps	%zmm0,%zmm13,%zmm1 {%k2}
vmovups	2304(%rsp),%zmm0
vcmpgeps	6976(%rsp),%zmm0,%k2
vbroadcastss	437f(%rip),%zmm27
vminps	%zmm27,%zmm1,%zmm1 {%k2}
vcmpeqps	%zmm13,%zmm1,%k6
vmovups	1168(%rsp),%zmm7
vcmpnltps	%zmm7,%zmm24,%k5
korw	%k6,%k5,%k5
vmovups	5184(%rsp),%zmm0
vblendmps	%zmm0,%zmm20,%zmm0 {%k5}
vmovups	%zmm0,5184(%rsp)
vfmadd213ps	%zmm6,%zmm2,%zmm20
vcmpunordps	%zmm20,%zmm20,%k7
vminps	%zmm20,%zmm14,%zmm0
vmovaps	%zmm14,%zmm0 {%k7}
vaddps	%zmm22,%zmm5,%zmm3
vcmpunordps	%zmm3,%zmm3,%k7
vmovaps	%zmm4,%zmm20
vminps	%zmm3,%zmm4,%zmm4
vmovaps	%zmm20,%zmm4 {%k7}
vcmpunordps	%zmm4,%zmm4,%k7
vmaxps	%zmm4,%zmm18,%zmm4
vmovaps	%zmm18,%zmm4 {%k7}
vcmpeqps	%zmm5,%zmm4,%k7
vcmpneqps	%zmm4,%zmm3,%k7 {%k7}
vpmovm2d	%k0,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmaxps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm25,%zmm0 {%k1}
vpbroadcastd	462f(%rip),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k3} {z}
vpord	463f(%rip){1to16},%zmm4,%zmm4 {%k7}
kmovw	2624(%rsp),%k1
vpord	459f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpsrld	$31,%zmm3,%zmm3
vpord	%zmm3,%zmm4,%zmm3
vmovups	5120(%rsp),%zmm4
vmovaps	%zmm4,%zmm1 {%k5}
vmovups	5312(%rsp),%zmm4
vblendmps	%zmm4,%zmm12,%zmm4 {%k5}
vmovups	%zmm4,5312(%rsp)
vmovups	5376(%rsp),%zmm4
vblendmps	%zmm4,%zmm22,%zmm4 {%k5}
vmovups	%zmm4,5376(%rsp)
vcmpltps	%zmm7,%zmm24,%k1 {%k6}
vbroadcastss	368f(%rip),%zmm25
vmovdqu64	5568(%rsp),%zmm23
vpord	%zmm3,%zmm23,%zmm23 {%k1}
vptestnmd	%zmm3,%zmm3,%k3 {%k1}
vmovups	5952(%rsp),%zmm27
vmovaps	%zmm19,%zmm27 {%k3}
vmovups	656(%rsp),%zmm3
vblendmps	%zmm0,%zmm6,%zmm22 {%k3}
vsubps	%zmm6,%zmm22,%zmm7
vmovaps	%zmm7,%zmm30 {%k3}
vfmadd132ps	2048(%rsp),%zmm24,%zmm7
vmovups	5248(%rsp),%zmm0
vblendmps	%zmm0,%zmm21,%zmm0 {%k5}
vmovups	%zmm0,5248(%rsp)
vmovups	2880(%rsp),%zmm14
vmovaps	%zmm2,%zmm14 {%k3}
vfmadd213ps	%zmm17,%zmm21,%zmm2
vmovaps	%zmm3,%zmm21
vminps	%zmm2,%zmm16,%zmm0
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm16,%zmm0 {%k1}
vmaxps	%zmm0,%zmm8,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm8,%zmm2 {%k1}
vblendmps	%zmm2,%zmm17,%zmm2 {%k3}
vsubps	%zmm17,%zmm2,%zmm0
vmovaps	%zmm0,%zmm29 {%k3}
vfmadd231ps	1232(%rsp),%zmm0,%zmm7
vdivps	%zmm9,%zmm25,%zmm0
vmulps	%zmm30,%zmm0,%zmm3
vmovaps	%zmm3,%zmm4
vfnmadd132ps	1664(%rsp),%zmm15,%zmm4
vmovups	784(%rsp),%zmm17
vfnmadd132ps	976(%rsp),%zmm17,%zmm3
vmulps	%zmm29,%zmm0,%zmm0
vfnmadd231ps	1728(%rsp),%zmm0,%zmm4
vfnmadd231ps	1792(%rsp),%zmm0,%zmm3
vmovups	2688(%rsp),%zmm16
vmulps	%zmm4,%zmm16,%zmm0
vmulps	%zmm16,%zmm21,%zmm4
vmovups	848(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm11
vmulps	%zmm0,%zmm11,%zmm12
vfnmadd213ps	%zmm25,%zmm11,%zmm11
vmaxps	432f(%rip){1to16},%zmm11,%zmm11
vdivps	%zmm11,%zmm25,%zmm11
vfmsub231ps	%zmm3,%zmm6,%zmm12
vmulps	%zmm12,%zmm11,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vbroadcastss	473f(%rip),%zmm8
vmulps	%zmm8,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vaddps	%zmm3,%zmm5,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm20,%zmm3
vmovaps	%zmm20,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm18,%zmm3
vmovaps	%zmm18,%zmm3 {%k1}
vmulps	%zmm0,%zmm16,%zmm6
vblendmps	%zmm3,%zmm5,%zmm0 {%k3}
vmulps	%zmm16,%zmm4,%zmm3
vsubps	%zmm5,%zmm0,%zmm4
vfmadd231ps	%zmm17,%zmm4,%zmm7
vmulps	%zmm6,%zmm9,%zmm5
vfnmadd231ps	%zmm3,%zmm4,%zmm5
vmulps	%zmm8,%zmm10,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vaddps	%zmm5,%zmm10,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	720(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	528(%rsp),%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vblendmps	%zmm3,%zmm10,%zmm19 {%k3}
vmovups	2944(%rsp),%zmm12
vmovaps	%zmm4,%zmm12 {%k3}
vsubps	%zmm10,%zmm19,%zmm3
vfmadd231ps	%zmm3,%zmm15,%zmm7
vmovups	2816(%rsp),%zmm15
vmovaps	%zmm3,%zmm15 {%k3}
knotw	%k3,%k1
vmovdqa32	%zmm23,%zmm23 {%k1} {z}
vmovaps	%zmm24,%zmm7 {%k4}
vmovaps	%zmm7,%zmm31 {%k3}
vcmpeqps	%zmm13,%zmm1,%k1 {%k2}
vbroadcastss	437f(%rip),%zmm4
vmovaps	%zmm4,%zmm1 {%k1}
vcmpeqps	%zmm13,%zmm1,%k1
vmovaps	%zmm25,%zmm18 {%k1} {z}
vmovups	%zmm1,5120(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm2,%zmm8
vmovaps	%zmm22,%zmm10
vmovaps	%zmm26,%zmm5
vmovups	1920(%rsp),%zmm6
vmovaps	%zmm14,%zmm9
vmovaps	%zmm31,%zmm11
77:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm18,%xmm0
vmovshdup	%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm18,%xmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm18,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,912(%rsp)
vmovups	%zmm8,2240(%rsp)
vmovups	%zmm10,1104(%rsp)
vmovups	%zmm19,848(%rsp)
jbe	324f
vmovups	%zmm18,5888(%rsp)
vmovups	%zmm30,5440(%rsp)
vmovups	%zmm29,5504(%rsp)
vmovups	%zmm15,2816(%rsp)
vmovups	%zmm23,5568(%rsp)
vmovups	%zmm11,5632(%rsp)
vmovups	%zmm9,2880(%rsp)
vmovups	%zmm27,5952(%rsp)
vmovups	%zmm6,1920(%rsp)
vmovups	%zmm5,5696(%rsp)
vmovups	%zmm12,2944(%rsp)
vcvttss2usi	2304(%rsp),%ecx
shrl	$25,%ecx
vmovss	52(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,4992(%rsp)
vmovss	56(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,5056(%rsp)
vmovss	76(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1616(%rsp)
vmovss	80(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,4928(%rsp)
vmovss	60(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,4864(%rsp)
vmovss	84(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,2176(%rsp)
vmovss	64(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1648(%rsp)
vmovss	88(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1632(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%esi
vcvttss2usi	220(%r11),%ebp
vbroadcastss	224(%r11),%zmm3
movq	%r11,%rdx
vcvttss2usi	%xmm3,%r11d
vbroadcastss	228(%rdx),%zmm0
vfnmadd231ps	%zmm3,%zmm10,%zmm0
vfnmadd213ps	232(%rdx){1to16},%zmm8,%zmm3
vmovups	%zmm0,2432(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	443f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	444f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,1984(%rsp)
vmovups	%zmm3,2496(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2560(%rsp)
movq	32(%rsp),%rbx
imulq	%r11,%rbx
movl	%ebx,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebp,%rdi
subl	%edx,%ebp
addq	$5,%rbx
movslq	%esi,%r8
subl	%edx,%esi
imulq	%rcx,%r8
movq	%r8,2368(%rsp)
movq	%r11,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%rdx
shlq	$2,%rdi
imulq	%rdi,%r11
vxorps	%xmm23,%xmm23,%xmm23
movl	$16,%r9d
vmovaps	%zmm25,%zmm6
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm18,%xmm18,%xmm18
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm2,%xmm2,%xmm2
movl	$16,%ecx
movl	%esi,1168(%rsp)
movl	%ebp,2624(%rsp)
jmp	79f
.p2align	4
78:
vmovups	1728(%rsp),%zmm6
vsubps	528(%rsp),%zmm6,%zmm6
movl	1664(%rsp),%ecx
movl	%ecx,%r9d
movl	1168(%rsp),%esi
movl	2624(%rsp),%ebp
79:
addl	$-1,%ecx
jae	98f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	98f
movl	%ecx,1664(%rsp)
vmovups	%zmm6,1728(%rsp)
vcmpltps	%zmm6,%zmm24,%k1
vbroadcastss	394f(%rip),%zmm6
vmovups	1984(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm3
vminss	%xmm0,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm3
vmovshdup	%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm0
vmovss	368f(%rip),%xmm8
vaddss	%xmm0,%xmm8,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm9,%k1 {%k1}
vmovups	2560(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm3 {%k1}
vmovshdup	%xmm3,%xmm4
vminss	%xmm3,%xmm4,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm4
vmovshdup	%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm3
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm3,%r10d
decl	%r10d
cmpl	%ebp,%r8d
movl	%ebp,%ecx
cmovll	%r8d,%ecx
cmpl	%esi,%r10d
movl	%esi,%r14d
movl	%ebp,%esi
movl	%r14d,%ebp
cmovll	%r10d,%ebp
vaddss	%xmm3,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm9,%zmm3,%k2
vcmpleps	%zmm0,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm25,%zmm0 {%k3} {z}
vmovups	%zmm0,528(%rsp)
testq	%r12,%r12
je	78b
movl	%esi,%r12d
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%esi
leaq	1(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm3
leaq	2(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm5
leaq	3(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm6
movl	%ebp,%ecx
sarl	$31,%ecx
andnl	%ebp,%ecx,%ebp
leaq	4(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm10
vcvtsi2ss	%esi,%xmm15,%xmm0
leaq	1(%rbp),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm16
leaq	2(%rbp),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm17
movl	%r14d,%esi
leaq	3(%rbp),%r14
vcvtsi2ss	%ebp,%xmm15,%xmm14
leaq	4(%rbp),%rcx
vbroadcastss	%xmm0,%zmm0
vmovups	2432(%rsp),%zmm29
vsubps	%zmm0,%zmm29,%zmm4
vbroadcastss	378f(%rip),%zmm30
vandps	%zmm30,%zmm4,%zmm0
vsubps	%zmm0,%zmm25,%zmm9
vmaxps	%zmm24,%zmm9,%zmm9
vmovups	%zmm26,784(%rsp)
vbroadcastss	437f(%rip),%zmm26
vsubps	%zmm0,%zmm26,%zmm0
vmaxps	%zmm24,%zmm0,%zmm11
vmovups	%zmm19,656(%rsp)
vmulps	%zmm9,%zmm9,%zmm19
vmulps	%zmm11,%zmm11,%zmm21
vmulps	%zmm19,%zmm9,%zmm0
vbroadcastss	449f(%rip),%zmm8
vmulps	%zmm8,%zmm0,%zmm0
vfmadd231ps	%zmm11,%zmm21,%zmm0
vmovups	%zmm0,1360(%rsp)
vfmadd213ps	%zmm21,%zmm8,%zmm19
vbroadcastss	379f(%rip),%zmm27
vmulps	%zmm27,%zmm19,%zmm9
vcmpltps	%zmm24,%zmm4,%k1
vbroadcastss	393f(%rip),%zmm0
vxorps	%zmm0,%zmm9,%zmm9 {%k1}
vmovups	%zmm9,720(%rsp)
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm3
vsubps	%zmm3,%zmm25,%zmm9
vmaxps	%zmm24,%zmm9,%zmm11
vsubps	%zmm3,%zmm26,%zmm3
vmaxps	%zmm24,%zmm3,%zmm19
vmulps	%zmm11,%zmm11,%zmm27
vmulps	%zmm19,%zmm19,%zmm21
vmulps	%zmm27,%zmm11,%zmm3
vmulps	%zmm8,%zmm3,%zmm0
vfmadd231ps	%zmm19,%zmm21,%zmm0
vmovups	%zmm0,1296(%rsp)
vfmadd213ps	%zmm21,%zmm8,%zmm27
vcmpltps	%zmm24,%zmm4,%k1
kmovw	%k1,1552(%rsp)
vbroadcastss	%xmm5,%zmm4
vsubps	%zmm4,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm5
vsubps	%zmm5,%zmm25,%zmm11
vmaxps	%zmm24,%zmm11,%zmm11
vsubps	%zmm5,%zmm26,%zmm5
vmaxps	%zmm24,%zmm5,%zmm19
vmulps	%zmm11,%zmm11,%zmm9
vmulps	%zmm19,%zmm19,%zmm21
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm0
vfmadd231ps	%zmm19,%zmm21,%zmm0
vmovups	%zmm0,1232(%rsp)
vfmadd213ps	%zmm21,%zmm8,%zmm9
vcmpltps	%zmm24,%zmm4,%k1
kmovw	%k1,1488(%rsp)
vbroadcastss	%xmm6,%zmm4
vsubps	%zmm4,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm6
vsubps	%zmm6,%zmm25,%zmm11
vmaxps	%zmm24,%zmm11,%zmm11
vsubps	%zmm6,%zmm26,%zmm6
vmaxps	%zmm24,%zmm6,%zmm21
vmulps	%zmm11,%zmm11,%zmm19
vmovups	%zmm23,592(%rsp)
vmulps	%zmm21,%zmm21,%zmm23
vmulps	%zmm19,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm0
vfmadd231ps	%zmm21,%zmm23,%zmm0
vmovups	%zmm0,1040(%rsp)
vfmadd213ps	%zmm23,%zmm8,%zmm19
vcmpltps	%zmm24,%zmm4,%k1
kmovw	%k1,1424(%rsp)
vbroadcastss	%xmm10,%zmm4
vsubps	%zmm4,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm10
vsubps	%zmm10,%zmm25,%zmm11
vmaxps	%zmm24,%zmm11,%zmm11
vsubps	%zmm10,%zmm26,%zmm10
vmaxps	%zmm24,%zmm10,%zmm23
vmulps	%zmm11,%zmm11,%zmm10
vxorps	%xmm5,%xmm5,%xmm5
vmulps	%zmm23,%zmm23,%zmm24
vmulps	%zmm10,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm0
vfmadd231ps	%zmm23,%zmm24,%zmm0
vmovups	%zmm0,976(%rsp)
vfmadd213ps	%zmm24,%zmm8,%zmm10
vcmpltps	%zmm5,%zmm4,%k5
vbroadcastss	%xmm14,%zmm4
vmovups	2496(%rsp),%zmm3
vsubps	%zmm4,%zmm3,%zmm11
vandps	%zmm30,%zmm11,%zmm4
vmovaps	%zmm30,%zmm6
vsubps	%zmm4,%zmm25,%zmm14
vmaxps	%zmm5,%zmm14,%zmm14
vsubps	%zmm4,%zmm26,%zmm4
vmaxps	%zmm5,%zmm4,%zmm24
vmulps	%zmm14,%zmm14,%zmm23
vmulps	%zmm24,%zmm24,%zmm25
vmulps	%zmm23,%zmm14,%zmm4
vmulps	%zmm8,%zmm4,%zmm0
vfmadd231ps	%zmm24,%zmm25,%zmm0
vmovups	%zmm0,2688(%rsp)
vfmadd213ps	%zmm25,%zmm8,%zmm23
vcmpltps	%zmm5,%zmm11,%k6
vbroadcastss	%xmm16,%zmm11
vsubps	%zmm11,%zmm3,%zmm11
vandps	%zmm30,%zmm11,%zmm14
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm14,%zmm0,%zmm16
vmaxps	%zmm5,%zmm16,%zmm24
vsubps	%zmm14,%zmm26,%zmm14
vmaxps	%zmm5,%zmm14,%zmm14
vmulps	%zmm24,%zmm24,%zmm16
vmulps	%zmm14,%zmm14,%zmm29
vmulps	%zmm16,%zmm24,%zmm24
vmulps	%zmm8,%zmm24,%zmm25
vfmadd231ps	%zmm14,%zmm29,%zmm25
vfmadd213ps	%zmm29,%zmm8,%zmm16
vcmpltps	%zmm5,%zmm11,%k7
vbroadcastss	%xmm17,%zmm11
vsubps	%zmm11,%zmm3,%zmm11
vandps	%zmm30,%zmm11,%zmm14
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm14,%zmm0,%zmm17
vmaxps	%zmm5,%zmm17,%zmm24
vsubps	%zmm14,%zmm26,%zmm14
vmaxps	%zmm5,%zmm14,%zmm29
vmulps	%zmm24,%zmm24,%zmm17
vmulps	%zmm29,%zmm29,%zmm30
vmulps	%zmm17,%zmm24,%zmm14
vmulps	%zmm8,%zmm14,%zmm14
vfmadd231ps	%zmm29,%zmm30,%zmm14
vfmadd213ps	%zmm30,%zmm8,%zmm17
vcmpltps	%zmm5,%zmm11,%k2
vcvtsi2ss	%r14,%xmm15,%xmm11
vbroadcastss	%xmm11,%zmm11
vsubps	%zmm11,%zmm3,%zmm11
vandps	%zmm6,%zmm11,%zmm24
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm24,%zmm0,%zmm29
vmaxps	%zmm5,%zmm29,%zmm29
vsubps	%zmm24,%zmm26,%zmm24
vmaxps	%zmm5,%zmm24,%zmm30
vmulps	%zmm29,%zmm29,%zmm4
vmulps	%zmm30,%zmm30,%zmm24
vmulps	%zmm4,%zmm29,%zmm29
vmulps	%zmm8,%zmm29,%zmm29
vfmadd231ps	%zmm30,%zmm24,%zmm29
vfmadd213ps	%zmm24,%zmm8,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vcvtsi2ss	%rcx,%xmm15,%xmm11
vbroadcastss	%xmm11,%zmm11
vsubps	%zmm11,%zmm3,%zmm11
vandps	%zmm6,%zmm11,%zmm24
vbroadcastss	368f(%rip),%zmm0
vsubps	%zmm24,%zmm0,%zmm30
vmaxps	%zmm5,%zmm30,%zmm30
vsubps	%zmm24,%zmm26,%zmm24
vmaxps	%zmm5,%zmm24,%zmm24
vmulps	%zmm30,%zmm30,%zmm3
vmulps	%zmm24,%zmm24,%zmm0
vmulps	%zmm3,%zmm30,%zmm30
vmulps	%zmm8,%zmm30,%zmm6
vfmadd231ps	%zmm24,%zmm0,%zmm6
vfmadd213ps	%zmm0,%zmm8,%zmm3
vbroadcastss	379f(%rip),%zmm21
vmulps	%zmm21,%zmm27,%zmm0
vbroadcastss	393f(%rip),%zmm27
kmovw	1552(%rsp),%k4
vxorps	%zmm27,%zmm0,%zmm0 {%k4}
vmulps	%zmm21,%zmm9,%zmm9
kmovw	1488(%rsp),%k4
vxorps	%zmm27,%zmm9,%zmm9 {%k4}
vmulps	%zmm21,%zmm19,%zmm24
vmovups	656(%rsp),%zmm19
kmovw	1424(%rsp),%k4
vxorps	%zmm27,%zmm24,%zmm24 {%k4}
vmulps	%zmm21,%zmm10,%zmm10
vxorps	%zmm27,%zmm10,%zmm10 {%k5}
vmulps	%zmm21,%zmm23,%zmm23
vxorps	%zmm27,%zmm23,%zmm23 {%k6}
vmulps	%zmm21,%zmm16,%zmm26
vxorps	%zmm27,%zmm26,%zmm26 {%k7}
vmulps	%zmm21,%zmm17,%zmm30
vxorps	%zmm27,%zmm30,%zmm30 {%k2}
vcmpltps	%zmm5,%zmm11,%k2
movq	8(%rsp),%rcx
vbroadcastss	224(%rcx),%zmm11
vmulps	%zmm21,%zmm4,%zmm4
vxorps	%zmm27,%zmm4,%zmm4 {%k1}
vmulps	720(%rsp),%zmm11,%zmm16
vmulps	%zmm11,%zmm0,%zmm17
vmulps	%zmm11,%zmm9,%zmm5
vmulps	%zmm11,%zmm24,%zmm9
vmulps	%zmm11,%zmm10,%zmm10
vmulps	%zmm11,%zmm23,%zmm8
vmovups	592(%rsp),%zmm23
vmulps	%zmm11,%zmm26,%zmm0
vmovups	%zmm0,1552(%rsp)
vmovups	784(%rsp),%zmm26
vmulps	%zmm11,%zmm30,%zmm0
vmovups	%zmm0,1488(%rsp)
vmulps	%zmm11,%zmm4,%zmm0
vmovups	%zmm0,1424(%rsp)
vmulps	%zmm21,%zmm3,%zmm0
vxorps	%zmm27,%zmm0,%zmm0 {%k2}
vmulps	%zmm11,%zmm0,%zmm0
vmovups	%zmm0,2112(%rsp)
vbroadcastss	452f(%rip),%zmm4
vmulps	1360(%rsp),%zmm4,%zmm30
vmulps	1296(%rsp),%zmm4,%zmm3
vmulps	1232(%rsp),%zmm4,%zmm27
vmulps	1040(%rsp),%zmm4,%zmm0
vmulps	976(%rsp),%zmm4,%zmm21
vmulps	2688(%rsp),%zmm4,%zmm11
vmovups	%zmm11,1360(%rsp)
vmulps	%zmm4,%zmm25,%zmm11
vmulps	%zmm4,%zmm14,%zmm14
vmovups	%zmm14,1232(%rsp)
vmulps	%zmm4,%zmm29,%zmm14
vmovups	%zmm14,1040(%rsp)
vmovaps	%zmm11,%zmm29
vmulps	%zmm4,%zmm6,%zmm4
vmovups	%zmm4,976(%rsp)
cmpl	%r10d,%esi
cmovll	%esi,%r10d
movl	%r10d,%ecx
sarl	$31,%ecx
andnl	%r10d,%ecx,%ecx
addq	2368(%rsp),%rcx
imulq	%rdi,%rcx
cmpl	%r8d,%r12d
cmovll	%r12d,%r8d
movl	%r8d,%esi
sarl	$31,%esi
andnl	%r8d,%esi,%esi
leaq	(%rcx,%rsi,4),%r10
addq	232(%rsp),%r10
movq	16(%rsp),%r14
movq	80(%rsp),%r8
xorl	%ebp,%ebp
vmovups	%zmm8,720(%rsp)
vmovups	%zmm11,1296(%rsp)
vmovups	%zmm16,2048(%rsp)
vmovups	%zmm17,1856(%rsp)
vmovups	%zmm5,1792(%rsp)
jmp	85f
.p2align	4
82:
xorl	%esi,%esi
vmovups	656(%rsp),%zmm19
83:
leaq	(%rsi,%rsi,2),%rcx
shlq	$7,%rcx
vmovaps	109504(%r13,%rcx),%zmm4
vmovaps	109568(%r13,%rcx),%zmm6
vmovaps	109632(%r13,%rcx),%zmm11
vfmadd231ps	%zmm4,%zmm11,%zmm15
vmulps	%zmm6,%zmm4,%zmm14
vfmadd231ps	109312(%r13,%rcx),%zmm14,%zmm22
vaddps	%zmm11,%zmm26,%zmm26
vfmadd231ps	109376(%r13,%rcx),%zmm14,%zmm18
vfmadd231ps	%zmm4,%zmm14,%zmm28
vaddps	%zmm14,%zmm19,%zmm19
vaddps	%zmm6,%zmm23,%zmm23
84:
incq	%rbp
addq	%r11,%r10
addq	%rax,%r8
addq	%rax,%r14
cmpq	%r12,%rbp
vmovups	720(%rsp),%zmm8
je	78b
85:
vmovups	%zmm26,784(%rsp)
vmovups	%zmm19,656(%rsp)
vmovups	%zmm23,592(%rsp)
testq	%rbx,%rbx
vmovups	1552(%rsp),%zmm14
vmovups	1488(%rsp),%zmm19
vmovups	1424(%rsp),%zmm23
vmovups	2112(%rsp),%zmm25
vmovups	1360(%rsp),%zmm26
vxorps	%xmm16,%xmm16,%xmm16
vmovups	1232(%rsp),%zmm24
vmovups	1040(%rsp),%zmm17
vmovups	976(%rsp),%zmm5
je	87f
movq	248(%rsp),%rcx
xorl	%esi,%esi
.p2align	4
86:
leaq	(%r10,%rsi,4),%r12
vbroadcastss	(%r10,%rsi,4),%zmm4
vmovaps	%zmm26,%zmm6
vfmadd213ps	%zmm16,%zmm4,%zmm6
vfmadd213ps	%zmm16,%zmm8,%zmm4
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm29,%zmm11,%zmm6
vfmadd231ps	%zmm11,%zmm14,%zmm4
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm24,%zmm11,%zmm6
vfmadd231ps	%zmm11,%zmm19,%zmm4
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm17,%zmm11,%zmm6
vfmadd231ps	%zmm11,%zmm23,%zmm4
vbroadcastss	(%rdi,%r12),%zmm11
vfmadd231ps	%zmm5,%zmm11,%zmm6
vmovaps	%zmm6,-64(%rcx)
vfmadd231ps	%zmm11,%zmm25,%zmm4
vmovaps	%zmm4,(%rcx)
incq	%rsi
addq	$192,%rcx
cmpq	%rsi,%rbx
jne	86b
87:
movq	256(%rsp),%rsi
movq	264(%rsp),%r12
xorl	%ecx,%ecx
vxorps	%xmm24,%xmm24,%xmm24
vmovups	2048(%rsp),%zmm16
vmovups	1856(%rsp),%zmm17
vmovups	1792(%rsp),%zmm5
jmp	89f
.p2align	4
88:
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm16,%zmm19
vfmadd213ps	%zmm19,%zmm17,%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm11
vfmadd213ps	%zmm11,%zmm9,%zmm25
vfmadd213ps	%zmm25,%zmm10,%zmm14
vbroadcastss	368f(%rip),%zmm25
vdivps	%zmm24,%zmm25,%zmm11
vmulps	528(%rsp),%zmm11,%zmm11
vsubps	%zmm24,%zmm23,%zmm19
vxorps	%xmm24,%xmm24,%xmm24
vmulps	%zmm11,%zmm19,%zmm19
vmovaps	%zmm4,(%r8,%rcx)
vmovaps	%zmm14,-320(%r12)
vmovaps	%zmm29,-256(%r12)
vmovaps	%zmm6,-128(%r12)
vmovaps	%zmm11,-64(%r12)
vmovaps	%zmm19,(%r12)
addq	$64,%rcx
addq	$384,%r12
addq	%rdx,%rsi
cmpq	%rcx,%rax
je	92f
89:
vmovaps	(%r14,%rcx),%zmm23
vmovaps	-832(%rsi),%zmm19
vmovaps	-640(%rsi),%zmm26
vmovaps	-448(%rsi),%zmm11
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm24,%zmm19,%zmm6
vmovaps	-768(%rsi),%zmm29
vfmadd132ps	%zmm30,%zmm24,%zmm29
vfmadd231ps	%zmm3,%zmm26,%zmm6
vfmadd231ps	-576(%rsi),%zmm3,%zmm29
vfmadd231ps	-384(%rsi),%zmm27,%zmm29
vmovaps	-256(%rsi),%zmm25
vfmadd231ps	%zmm27,%zmm11,%zmm6
vfmadd231ps	%zmm0,%zmm25,%zmm6
vfmadd231ps	-192(%rsi),%zmm0,%zmm29
vmovaps	-64(%rsi),%zmm14
vfmadd231ps	%zmm21,%zmm14,%zmm6
vfmadd231ps	(%rsi),%zmm21,%zmm29
vmovaps	%zmm6,%zmm4
vmovups	848(%rsp),%zmm8
vfmadd213ps	912(%rsp),%zmm8,%zmm4
vmaxps	457f(%rip){1to16},%zmm4,%zmm24
vmovaps	%zmm24,%zmm4
cmpl	$16,%r9d
je	88b
vmovaps	(%r8,%rcx),%zmm4
vmovaps	%zmm24,%zmm4 {%k3}
jmp	88b
.p2align	4
92:
cmpq	$0,32(%rsp)
movq	24(%rsp),%r12
je	94f
movq	152(%rsp),%rcx
xorl	%esi,%esi
vmovups	592(%rsp),%zmm23
vmovups	784(%rsp),%zmm26
.p2align	4
93:
vmovaps	-704(%rcx),%zmm4
vmovaps	-640(%rcx),%zmm6
vmovaps	-448(%rcx),%zmm11
vmovaps	-384(%rcx),%zmm14
vfmadd231ps	%zmm4,%zmm14,%zmm2
vmulps	%zmm11,%zmm4,%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm1
vaddps	%zmm19,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm6,%zmm20
vmulps	%zmm11,%zmm6,%zmm11
vfmadd231ps	%zmm4,%zmm11,%zmm7
vfmadd231ps	%zmm6,%zmm11,%zmm31
vaddps	%zmm11,%zmm13,%zmm4
vmovaps	-320(%rcx),%zmm6
vmovaps	-256(%rcx),%zmm11
vmovaps	-64(%rcx),%zmm13
vmovaps	(%rcx),%zmm14
vfmadd231ps	%zmm6,%zmm14,%zmm2
vmulps	%zmm13,%zmm6,%zmm19
vfmadd231ps	%zmm6,%zmm19,%zmm1
vaddps	%zmm19,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm11,%zmm20
vmulps	%zmm13,%zmm11,%zmm13
vfmadd231ps	%zmm6,%zmm13,%zmm7
vfmadd231ps	%zmm11,%zmm13,%zmm31
vaddps	%zmm13,%zmm4,%zmm13
addq	$2,%rsi
addq	$768,%rcx
cmpq	%rsi,%r15
jne	93b
testb	$1,%r12b
jne	95f
cmpq	$0,32(%rsp)
vmovups	1296(%rsp),%zmm29
jne	96f
jmp	82b
.p2align	4
94:
xorl	%esi,%esi
vmovups	592(%rsp),%zmm23
vmovups	784(%rsp),%zmm26
95:
leaq	(%rsi,%rsi,2),%rcx
shlq	$7,%rcx
vmovaps	109312(%r13,%rcx),%zmm4
vmovaps	109376(%r13,%rcx),%zmm6
vmovaps	109568(%r13,%rcx),%zmm11
vmovaps	109632(%r13,%rcx),%zmm14
vfmadd231ps	%zmm4,%zmm14,%zmm2
vmulps	%zmm11,%zmm4,%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm1
vaddps	%zmm19,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm6,%zmm20
vmulps	%zmm11,%zmm6,%zmm11
vfmadd231ps	%zmm4,%zmm11,%zmm7
vfmadd231ps	%zmm6,%zmm11,%zmm31
vaddps	%zmm11,%zmm13,%zmm13
cmpq	$0,32(%rsp)
vmovups	1296(%rsp),%zmm29
je	82b
96:
movq	152(%rsp),%rcx
xorl	%esi,%esi
vmovups	656(%rsp),%zmm19
.p2align	4
97:
vmovaps	-512(%rcx),%zmm4
vmovaps	-448(%rcx),%zmm6
vmovaps	-384(%rcx),%zmm11
vmovaps	-128(%rcx),%zmm14
vfmadd231ps	%zmm4,%zmm11,%zmm15
vaddps	%zmm11,%zmm26,%zmm8
vmulps	%zmm6,%zmm4,%zmm11
vfmadd231ps	-704(%rcx),%zmm11,%zmm22
vfmadd231ps	-640(%rcx),%zmm11,%zmm18
vfmadd231ps	%zmm4,%zmm11,%zmm28
vaddps	%zmm11,%zmm19,%zmm4
vaddps	%zmm6,%zmm23,%zmm6
vmovaps	-64(%rcx),%zmm11
vmovaps	(%rcx),%zmm19
vfmadd231ps	%zmm14,%zmm19,%zmm15
vaddps	%zmm19,%zmm8,%zmm26
vmulps	%zmm11,%zmm14,%zmm19
vfmadd231ps	-320(%rcx),%zmm19,%zmm22
vfmadd231ps	-256(%rcx),%zmm19,%zmm18
vfmadd231ps	%zmm14,%zmm19,%zmm28
vaddps	%zmm19,%zmm4,%zmm19
vaddps	%zmm11,%zmm6,%zmm23
addq	$2,%rsi
addq	$768,%rcx
cmpq	%rsi,%r15
jne	97b
testb	$1,%r12b
jne	83b
jmp	84b
.p2align	4
98:
vbroadcastss	4992(%rsp),%zmm0
vmovups	%zmm0,1360(%rsp)
vbroadcastss	1616(%rsp),%zmm0
vmovups	%zmm0,1296(%rsp)
vbroadcastss	5056(%rsp),%zmm0
vmovups	%zmm0,1424(%rsp)
vbroadcastss	4928(%rsp),%zmm0
vmovups	%zmm0,2112(%rsp)
vbroadcastss	4864(%rsp),%zmm0
vmovups	%zmm0,528(%rsp)
vbroadcastss	2176(%rsp),%zmm0
vmovups	%zmm0,720(%rsp)
vbroadcastss	1648(%rsp),%zmm0
vmovups	%zmm0,1552(%rsp)
vbroadcastss	1632(%rsp),%zmm0
vmovups	%zmm0,1488(%rsp)
vmovups	848(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm0
vmulps	%zmm0,%zmm8,%zmm6
vmulps	%zmm7,%zmm8,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmovups	%zmm0,1856(%rsp)
vmulps	%zmm31,%zmm8,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmovups	%zmm0,1040(%rsp)
vmovups	2304(%rsp),%zmm0
vmovups	5888(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2304(%rsp)
vcmpgeps	455f(%rip){1to16},%zmm0,%k1
vmovaps	%zmm1,%zmm0 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vmovups	%zmm23,592(%rsp)
vmovups	%zmm19,656(%rsp)
vmovups	%zmm26,784(%rsp)
vmovups	%zmm6,2176(%rsp)
jbe	75b
testq	%r12,%r12
movq	8(%rsp),%r11
vbroadcastss	385f(%rip),%zmm14
vxorps	%xmm1,%xmm1,%xmm1
je	323f
movq	16(%rsp),%rcx
movq	80(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	396f(%rip),%zmm8
vpbroadcastd	397f(%rip),%zmm16
vpbroadcastd	368f(%rip),%zmm17
vbroadcastss	398f(%rip),%zmm19
vbroadcastss	399f(%rip),%zmm21
vbroadcastss	422f(%rip),%zmm23
vbroadcastss	423f(%rip),%zmm26
vbroadcastss	424f(%rip),%zmm27
vbroadcastss	425f(%rip),%zmm29
vbroadcastss	426f(%rip),%zmm30
vbroadcastss	427f(%rip),%zmm31
.p2align	4
99:
xorl	%edi,%edi
.p2align	4
322:
vmovaps	(%rdx,%rdi),%zmm3
vmovaps	(%rcx,%rdi),%zmm4
vdivps	%zmm3,%zmm25,%zmm5
vsubps	%zmm3,%zmm4,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm14,%k1
vaddps	%zmm14,%zmm5,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm25,%zmm5,%zmm6
vpaddd	%zmm8,%zmm6,%zmm6
vpandd	%zmm16,%zmm6,%zmm6
vpsubd	%zmm6,%zmm17,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm14,%zmm7,%zmm9
vfmadd231ps	%zmm5,%zmm7,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm19,%zmm7
vfmadd213ps	%zmm21,%zmm9,%zmm7
vmovaps	%zmm23,%zmm10
vmovaps	%zmm27,%zmm11
vfmadd213ps	%zmm26,%zmm9,%zmm10
vfmadd213ps	%zmm29,%zmm9,%zmm11
vfmadd231ps	%zmm30,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm7,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vfmadd231ps	%zmm31,%zmm6,%zmm11
vaddps	%zmm25,%zmm4,%zmm5
vmaxps	%zmm14,%zmm4,%zmm4
vfmsub231ps	%zmm5,%zmm11,%zmm4
vfmadd231ps	%zmm4,%zmm3,%zmm1
addq	$64,%rdi
cmpq	%rdi,%rax
jne	322b
incq	%rsi
addq	%rax,%rdx
addq	%rax,%rcx
cmpq	%r12,%rsi
jne	99b
323:
vbroadcastss	456f(%rip),%zmm3
vmovups	5696(%rsp),%zmm4
vfmadd213ps	457f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm24,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	1920(%rsp),%zmm0
vbroadcastss	458f(%rip),%zmm0 {%k2}
vmovups	%zmm0,1920(%rsp)
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,5696(%rsp)
vblendmps	387f(%rip){1to16},%zmm25,%zmm0 {%k1}
vmovups	5440(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	1104(%rsp),%zmm17
vsubps	%zmm3,%zmm17,%zmm17
vmovups	5504(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	2240(%rsp),%zmm27
vsubps	%zmm4,%zmm27,%zmm27
vmovups	2816(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	848(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm10
vmovups	2944(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	912(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	5632(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,5632(%rsp)
vmovups	2880(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2880(%rsp)
vmovaps	%zmm25,%zmm0 {%k1} {z}
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm5,2944(%rsp)
vmovups	%zmm4,2816(%rsp)
vmovups	%zmm3,5504(%rsp)
vmovups	%zmm1,5440(%rsp)
vmovups	592(%rsp),%zmm23
vmovdqu64	5568(%rsp),%zmm3
vmovups	784(%rsp),%zmm26
vmovups	2176(%rsp),%zmm6
jmp	76b
.p2align	4
324:
vmovdqu64	%zmm21,656(%rsp)
vbroadcastss	454f(%rip),%zmm0
vmovups	4672(%rsp),%zmm1
vfmadd213ps	455f(%rip){1to16},%zmm0,%zmm1
vaddps	4608(%rsp),%zmm1,%zmm0
vmovups	%zmm0,528(%rsp)
testq	%r12,%r12
je	63b
vxorps	%xmm6,%xmm6,%xmm6
movq	16(%rsp),%rdx
movq	80(%rsp),%rsi
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
xorl	%edi,%edi
vbroadcastss	385f(%rip),%zmm18
vpbroadcastd	396f(%rip),%zmm20
vpbroadcastd	397f(%rip),%zmm21
vpbroadcastd	368f(%rip),%zmm22
vbroadcastss	398f(%rip),%zmm29
vbroadcastss	399f(%rip),%zmm30
vbroadcastss	422f(%rip),%zmm31
vbroadcastss	442f(%rip),%zmm23
vbroadcastss	437f(%rip),%zmm27
.p2align	4
325:
xorl	%r8d,%r8d
vbroadcastss	423f(%rip),%zmm16
vbroadcastss	424f(%rip),%zmm17
vbroadcastss	425f(%rip),%zmm19
vbroadcastss	426f(%rip),%zmm0
vbroadcastss	427f(%rip),%zmm26
.p2align	4
326:
vmovaps	(%rsi,%r8),%zmm2
vmovaps	(%rdx,%r8),%zmm7
vdivps	%zmm2,%zmm25,%zmm10
vsubps	%zmm2,%zmm7,%zmm7
vmulps	%zmm10,%zmm7,%zmm7
vcmpltps	%zmm7,%zmm18,%k1
vaddps	%zmm18,%zmm10,%zmm10
vmovaps	%zmm7,%zmm10 {%k1}
vaddps	%zmm25,%zmm10,%zmm11
vpaddd	%zmm20,%zmm11,%zmm11
vpandd	%zmm21,%zmm11,%zmm11
vpsubd	%zmm11,%zmm22,%zmm12
vcvtdq2ps	%zmm11,%zmm11
vaddps	%zmm18,%zmm12,%zmm13
vfmadd231ps	%zmm10,%zmm12,%zmm13
vmulps	%zmm13,%zmm13,%zmm10
vmovaps	%zmm29,%zmm12
vfmadd213ps	%zmm30,%zmm13,%zmm12
vmovaps	%zmm31,%zmm14
vmovaps	%zmm17,%zmm15
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm15
vfmadd231ps	%zmm0,%zmm10,%zmm15
vfmadd213ps	%zmm14,%zmm10,%zmm15
vfmadd213ps	%zmm12,%zmm10,%zmm15
vaddps	%zmm25,%zmm7,%zmm12
vfmadd213ps	%zmm13,%zmm10,%zmm15
vmaxps	%zmm18,%zmm7,%zmm7
vaddps	%zmm25,%zmm2,%zmm10
vdivps	%zmm10,%zmm25,%zmm10
vfmadd231ps	%zmm26,%zmm11,%zmm15
vfmsub231ps	%zmm12,%zmm15,%zmm7
vmulps	%zmm10,%zmm10,%zmm11
vmulps	%zmm11,%zmm10,%zmm12
vaddps	%zmm10,%zmm9,%zmm9
vaddps	%zmm11,%zmm8,%zmm8
vfmadd231ps	%zmm7,%zmm2,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vfmadd231ps	%zmm11,%zmm11,%zmm1
vfmadd231ps	%zmm11,%zmm12,%zmm4
vfmadd231ps	%zmm12,%zmm12,%zmm3
addq	$64,%r8
cmpq	%r8,%rax
jne	326b
incq	%rdi
addq	%rax,%rsi
addq	%rax,%rdx
cmpq	%r12,%rdi
jne	325b
jmp	64b
.p2align	4
327:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2496(%rsp)
vbroadcastss	1984(%rsp),%zmm14
movl	%edx,%edx
movl	%ecx,%ecx
xorl	%esi,%esi
vmovaps	%zmm23,%zmm12
vpxord	%xmm16,%xmm16,%xmm16
vmovaps	%zmm23,%zmm9
vxorps	%xmm10,%xmm10,%xmm10
vmovaps	%zmm23,%zmm22
vmovaps	%zmm23,%zmm15
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm14,2432(%rsp)
movq	%rdx,2368(%rsp)
movq	%rcx,1104(%rsp)
jmp	332f
.p2align	4
328:
movq	1728(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm4,%xmm3
vmovaps	1984(%rsp),%xmm0
vfmadd213ss	2560(%rsp),%xmm0,%xmm3
vmulps	%zmm31,%zmm31,%zmm0
vfmsub231ps	%zmm7,%zmm30,%zmm0
vmaxps	383f(%rip){1to16},%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm1
vbroadcastss	%xmm3,%zmm0
vmulps	%zmm31,%zmm8,%zmm2
vfmsub231ps	%zmm7,%zmm29,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmulps	%zmm29,%zmm31,%zmm5
vfmsub231ps	%zmm8,%zmm30,%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmaxps	445f(%rip){1to16},%zmm2,%zmm2
vmaxps	446f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm8,%zmm5
vfmadd231ps	%zmm29,%zmm2,%zmm5
vmulps	%zmm2,%zmm2,%zmm6
vmulps	%zmm1,%zmm1,%zmm9
vmulps	%zmm9,%zmm7,%zmm9
vfmadd231ps	%zmm6,%zmm30,%zmm9
vaddps	%zmm2,%zmm2,%zmm6
vmulps	%zmm6,%zmm1,%zmm6
vfmadd213ps	%zmm9,%zmm31,%zmm6
vsubps	%zmm5,%zmm4,%zmm5
vsubps	%zmm4,%zmm6,%zmm6
vbroadcastss	379f(%rip),%zmm17
vfmadd132ps	%zmm17,%zmm5,%zmm6
vaddss	447f(%rip),%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vbroadcastss	378f(%rip),%zmm26
vandps	%zmm26,%zmm3,%zmm3
vmovups	2496(%rsp),%zmm5
vcmpleps	%zmm3,%zmm5,%k1
vsubps	4544(%rsp),%zmm0,%zmm3
vandps	%zmm26,%zmm3,%zmm3
vcmpleps	%zmm3,%zmm5,%k1 {%k1}
vbroadcastss	442f(%rip),%zmm23
vblendmps	%zmm6,%zmm23,%zmm5 {%k1}
movq	8(%rsp),%r11
vxorps	%xmm24,%xmm24,%xmm24
vmovups	4800(%rsp),%zmm10
vmovups	4736(%rsp),%zmm9
vmovups	4672(%rsp),%zmm11
vmovups	4608(%rsp),%zmm12
vmovups	1792(%rsp),%zmm13
vmovups	2432(%rsp),%zmm14
movq	2368(%rsp),%rdx
movq	1104(%rsp),%rcx
vmovdqu64	1664(%rsp),%zmm16
vmovups	2688(%rsp),%zmm18
vmovups	1168(%rsp),%zmm19
vmovdqu64	2624(%rsp),%zmm20
329:
vcmpltps	%zmm22,%zmm15,%k1
vcmpltps	%zmm23,%zmm15,%k1 {%k1}
vcmpleps	%zmm5,%zmm15,%k1 {%k1}
vcmpltps	%zmm23,%zmm22,%k2
vcmpltps	%zmm23,%zmm5,%k2 {%k2}
vsubps	%zmm5,%zmm22,%zmm3
vfmadd231ps	448f(%rip){1to16},%zmm15,%zmm22
vaddps	%zmm5,%zmm22,%zmm6
vcmpltps	%zmm6,%zmm24,%k2 {%k2}
vmulps	%zmm17,%zmm3,%zmm3
vdivps	%zmm6,%zmm25,%zmm6
vmulps	%zmm6,%zmm3,%zmm3 {%k2}
vminps	%zmm17,%zmm3,%zmm3
vmaxps	436f(%rip){1to16},%zmm3,%zmm3 {%k2} {z}
vfmadd213ps	%zmm20,%zmm14,%zmm3
vcmpltps	%zmm12,%zmm15,%k2 {%k1}
vmovaps	%zmm12,%zmm9 {%k2}
vmovaps	%zmm16,%zmm10 {%k2}
vmovaps	%zmm15,%zmm12 {%k2}
vmovaps	%zmm3,%zmm16 {%k2}
vmovaps	%zmm18,%zmm11 {%k2}
vmovaps	%zmm19,%zmm13 {%k2}
vcmpltps	%zmm15,%zmm12,%k2
vcmpltps	%zmm9,%zmm15,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm15,%zmm9 {%k1}
vmovaps	%zmm3,%zmm10 {%k1}
incq	%rsi
vmovaps	%zmm15,%zmm22
vmovaps	%zmm5,%zmm15
vmovaps	%zmm0,%zmm20
vmovaps	%zmm2,%zmm18
vmovaps	%zmm1,%zmm19
cmpq	%rcx,%rsi
je	74b
332:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm23,%zmm5
cmpq	%rdx,%rsi
jae	329b
vmovdqu64	%zmm20,2624(%rsp)
vmovups	%zmm19,1168(%rsp)
vmovups	%zmm18,2688(%rsp)
vmovdqu64	%zmm16,1664(%rsp)
vmovups	%zmm13,1792(%rsp)
vmovups	%zmm12,4608(%rsp)
vmovups	%zmm11,4672(%rsp)
vmovups	%zmm9,4736(%rsp)
vmovups	%zmm10,4800(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%r10d
vcvttss2usi	220(%r11),%ebx
vbroadcastss	224(%r11),%zmm23
vcvttss2usi	%xmm23,%edi
vbroadcastss	228(%r11),%zmm24
vfmadd231ps	6912(%rsp),%zmm23,%zmm24
vmovups	6848(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm23
vrndscaleps	$9,%zmm24,%zmm0
vbroadcastss	443f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	444f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm26
vrndscaleps	$9,%zmm23,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm28
movq	32(%rsp),%r8
imulq	%rdi,%r8
movl	%r8d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebx,%r9
subl	%edx,%ebx
movq	%r8,784(%rsp)
leaq	5(%r8),%r14
movq	%rsi,1728(%rsp)
addq	%rsi,%rcx
movslq	%r10d,%rsi
subl	%edx,%r10d
imulq	%rcx,%rsi
leaq	1(%rsi),%rcx
movq	%rcx,1360(%rsp)
leaq	2(%rsi),%rcx
movq	%rcx,1296(%rsp)
leaq	3(%rsi),%rcx
movq	%rcx,1232(%rsp)
movq	%rdi,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%r8
movq	%r14,592(%rsp)
andq	$-2,%r14
movq	%r9,2112(%rsp)
leaq	(,%r9,4),%r11
movq	%r11,%rcx
imulq	%rdi,%rcx
movq	%rcx,848(%rsp)
movq	%rdi,1424(%rsp)
movq	%rdi,%rcx
shlq	$7,%rcx
leaq	(%rcx,%rcx,2),%rcx
movq	%rcx,656(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm25,%zmm2
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
movq	%rsi,720(%rsp)
leaq	4(%rsi),%rcx
movq	%rcx,2048(%rsp)
movl	$16,%ecx
movl	%r10d,1856(%rsp)
movl	%ebx,976(%rsp)
movq	%r14,912(%rsp)
jmp	334f
.p2align	4
333:
vsubps	%zmm1,%zmm2,%zmm2
vbroadcastss	368f(%rip),%zmm25
movq	24(%rsp),%r12
movl	1856(%rsp),%r10d
movl	976(%rsp),%ebx
movl	1040(%rsp),%ecx
334:
addl	$-1,%ecx
jae	328b
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm0
vmovshdup	%xmm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm2,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	328b
movl	%ecx,1040(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm2,%zmm18,%k1
vbroadcastss	394f(%rip),%zmm3
vblendmps	%zmm26,%zmm3,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf128	$1,%ymm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$2,%zmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	368f(%rip),%xmm10
vaddss	%xmm0,%xmm10,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm26,%k1 {%k1}
vblendmps	%zmm28,%zmm3,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm5
vminss	%xmm1,%xmm5,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf128	$1,%ymm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$2,%zmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm5
vmovshdup	%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm1
movq	%r12,%rdx
vcvttss2si	%xmm0,%r12d
decl	%r12d
vcvttss2si	%xmm1,%r9d
decl	%r9d
cmpl	%ebx,%r12d
movl	%ebx,%esi
cmovll	%r12d,%esi
cmpl	%r10d,%r9d
movl	%r10d,%ecx
cmovll	%r9d,%ecx
vaddss	%xmm1,%xmm10,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm28,%zmm1,%k2
vcmpleps	%zmm0,%zmm28,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm25,%zmm1 {%k1} {z}
testq	%rdx,%rdx
je	333b
movl	%esi,%edi
sarl	$31,%edi
andnl	%esi,%edi,%edx
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%ebp
leaq	1(%rdx),%rsi
leaq	2(%rdx),%rcx
vcvtsi2ss	%rsi,%xmm15,%xmm5
leaq	3(%rdx),%rsi
vcvtsi2ss	%rcx,%xmm15,%xmm6
vcvtsi2ss	%rsi,%xmm15,%xmm9
leaq	4(%rdx),%rsi
leaq	1(%rbp),%rcx
vcvtsi2ss	%rsi,%xmm15,%xmm10
leaq	2(%rbp),%rsi
vcvtsi2ss	%rcx,%xmm15,%xmm17
vcvtsi2ss	%rsi,%xmm15,%xmm21
leaq	3(%rbp),%rdi
leaq	4(%rbp),%rsi
movq	%rdx,1552(%rsp)
vcvtsi2ss	%edx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm24,%zmm0
vbroadcastss	378f(%rip),%zmm19
vandps	%zmm19,%zmm0,%zmm0
vsubps	%zmm0,%zmm25,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vbroadcastss	437f(%rip),%zmm20
vsubps	%zmm0,%zmm20,%zmm0
vmaxps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm25,%zmm13
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm0,%zmm0,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vbroadcastss	449f(%rip),%zmm11
vmulps	%zmm11,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm0,%zmm16
vbroadcastss	452f(%rip),%zmm14
vmulps	%zmm14,%zmm16,%zmm0
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm24,%zmm5
vandps	%zmm19,%zmm5,%zmm5
vsubps	%zmm5,%zmm13,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vsubps	%zmm5,%zmm20,%zmm5
vmaxps	%zmm18,%zmm5,%zmm5
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm5,%zmm5,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm11,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm5,%zmm16
vmulps	%zmm14,%zmm16,%zmm5
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm24,%zmm6
vandps	%zmm19,%zmm6,%zmm6
vsubps	%zmm6,%zmm13,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vsubps	%zmm6,%zmm20,%zmm6
vmaxps	%zmm18,%zmm6,%zmm6
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm6,%zmm6,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm11,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm6,%zmm16
vmulps	%zmm14,%zmm16,%zmm6
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm9,%zmm24,%zmm9
vandps	%zmm19,%zmm9,%zmm9
vsubps	%zmm9,%zmm13,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vsubps	%zmm9,%zmm20,%zmm9
vmaxps	%zmm18,%zmm9,%zmm9
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm9,%zmm9,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm11,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm9,%zmm16
vmulps	%zmm14,%zmm16,%zmm9
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm24,%zmm10
vandps	%zmm19,%zmm10,%zmm10
vsubps	%zmm10,%zmm13,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vsubps	%zmm10,%zmm20,%zmm10
vmaxps	%zmm18,%zmm10,%zmm10
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm10,%zmm10,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm11,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm10,%zmm16
vmulps	%zmm14,%zmm16,%zmm10
movq	%rbp,1488(%rsp)
vcvtsi2ss	%ebp,%xmm15,%xmm16
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm23,%zmm16
vandps	%zmm19,%zmm16,%zmm16
vsubps	%zmm16,%zmm13,%zmm25
vmaxps	%zmm18,%zmm25,%zmm25
vsubps	%zmm16,%zmm20,%zmm16
vmaxps	%zmm18,%zmm16,%zmm16
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm16,%zmm16,%zmm3
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm11,%zmm25,%zmm25
vfmadd231ps	%zmm3,%zmm16,%zmm25
vmulps	%zmm14,%zmm25,%zmm16
vbroadcastss	%xmm17,%zmm3
vsubps	%zmm3,%zmm23,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm13,%zmm17
vmaxps	%zmm18,%zmm17,%zmm17
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm18,%zmm3,%zmm3
vmulps	%zmm17,%zmm17,%zmm25
vmulps	%zmm3,%zmm3,%zmm27
vmulps	%zmm25,%zmm17,%zmm17
vmulps	%zmm11,%zmm17,%zmm17
vfmadd231ps	%zmm27,%zmm3,%zmm17
vmulps	%zmm14,%zmm17,%zmm17
vbroadcastss	%xmm21,%zmm3
vsubps	%zmm3,%zmm23,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm13,%zmm21
vmaxps	%zmm18,%zmm21,%zmm21
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm18,%zmm3,%zmm3
vmulps	%zmm21,%zmm21,%zmm25
vmulps	%zmm3,%zmm3,%zmm27
vmulps	%zmm25,%zmm21,%zmm21
vmulps	%zmm11,%zmm21,%zmm21
vfmadd231ps	%zmm27,%zmm3,%zmm21
vmulps	%zmm14,%zmm21,%zmm21
vcvtsi2ss	%rdi,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm23,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm13,%zmm25
vmaxps	%zmm18,%zmm25,%zmm25
vsubps	%zmm3,%zmm20,%zmm3
vmaxps	%zmm18,%zmm3,%zmm3
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm3,%zmm3,%zmm12
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm11,%zmm25,%zmm25
vfmadd231ps	%zmm12,%zmm3,%zmm25
vmulps	%zmm14,%zmm25,%zmm25
vcvtsi2ss	%rsi,%xmm15,%xmm3
vbroadcastss	%xmm3,%zmm3
vsubps	%zmm3,%zmm23,%zmm3
vandps	%zmm19,%zmm3,%zmm3
vsubps	%zmm3,%zmm13,%zmm12
vmaxps	%zmm18,%zmm12,%zmm12
vsubps	%zmm3,%zmm20,%zmm3
vxorps	%xmm19,%xmm19,%xmm19
vmaxps	%zmm18,%zmm3,%zmm3
vmulps	%zmm12,%zmm12,%zmm27
vmulps	%zmm3,%zmm3,%zmm13
vmulps	%zmm27,%zmm12,%zmm12
vmulps	%zmm11,%zmm12,%zmm12
vfmadd231ps	%zmm13,%zmm3,%zmm12
vmulps	%zmm14,%zmm12,%zmm27
cmpl	%r9d,%r10d
cmovll	%r10d,%r9d
movl	%r9d,%ecx
sarl	$31,%ecx
andnl	%r9d,%ecx,%ecx
addq	720(%rsp),%rcx
imulq	%r11,%rcx
cmpl	%r12d,%ebx
cmovll	%ebx,%r12d
movl	%r12d,%esi
sarl	$31,%esi
andnl	%r12d,%esi,%esi
leaq	(%rcx,%rsi,4),%r12
addq	224(%rsp),%r12
movq	136(%rsp),%r9
movq	72(%rsp),%rdi
xorl	%ebp,%ebp
movq	592(%rsp),%rbx
jmp	338f
.p2align	4
335:
xorl	%r10d,%r10d
movq	24(%rsp),%r14
336:
movq	%rbp,%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
movq	16(%rsp),%rdx
addq	%rcx,%rdx
movq	%r8,%rsi
imulq	%r10,%rsi
vmovaps	(%r13,%rsi),%zmm3
addq	%r13,%rcx
addq	$121600,%rcx
vfmadd132ps	%zmm0,%zmm19,%zmm3
vfmadd231ps	192(%r13,%rsi),%zmm5,%zmm3
vfmadd231ps	384(%r13,%rsi),%zmm6,%zmm3
shlq	$6,%r10
vfmadd231ps	576(%r13,%rsi),%zmm9,%zmm3
vfmadd231ps	768(%r13,%rsi),%zmm10,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vmulps	(%rcx,%r10),%zmm3,%zmm12
vfmadd231ps	%zmm3,%zmm12,%zmm30
vaddps	%zmm12,%zmm31,%zmm31
vfmadd231ps	(%rdx,%r10),%zmm12,%zmm29
337:
incq	%rbp
addq	848(%rsp),%r12
addq	%rax,%rdi
addq	%rax,%r9
cmpq	%r14,%rbp
movq	912(%rsp),%r14
je	333b
338:
testq	%rbx,%rbx
je	344f
cmpq	$-4,784(%rsp)
movq	%rbp,528(%rsp)
jne	339f
xorl	%r10d,%r10d
jmp	343f
.p2align	4
339:
movq	%r13,%rcx
xorl	%r10d,%r10d
vxorps	%xmm12,%xmm12,%xmm12
.p2align	4
342:
leaq	(%r12,%r10,4),%rdx
vbroadcastss	-4(%r12,%r10,4),%zmm3
vfmadd132ps	%zmm16,%zmm12,%zmm3
leaq	(%r11,%rdx),%rsi
addq	$-4,%rsi
vfmadd231ps	-4(%r11,%rdx){1to16},%zmm17,%zmm3
leaq	(%rsi,%r11),%r13
vfmadd231ps	(%r11,%rsi){1to16},%zmm21,%zmm3
leaq	(%r13,%r11),%rbp
vfmadd231ps	(%r11,%r13){1to16},%zmm25,%zmm3
vfmadd231ps	(%r11,%rbp){1to16},%zmm27,%zmm3
vmovaps	%zmm3,(%rcx)
vbroadcastss	(%r12,%r10,4),%zmm3
vfmadd132ps	%zmm16,%zmm12,%zmm3
vfmadd231ps	(%r11,%rdx){1to16},%zmm17,%zmm3
vfmadd231ps	4(%r11,%rsi){1to16},%zmm21,%zmm3
vfmadd231ps	4(%r11,%r13){1to16},%zmm25,%zmm3
vfmadd231ps	4(%r11,%rbp){1to16},%zmm27,%zmm3
vmovaps	%zmm3,192(%rcx)
addq	$2,%r10
addq	$384,%rcx
cmpq	%r10,%r14
jne	342b
vxorps	%xmm19,%xmm19,%xmm19
testb	$1,%bl
movq	144(%rsp),%r13
movq	528(%rsp),%rbp
je	344f
343:
movq	%rbp,%rsi
imulq	1424(%rsp),%rsi
addq	1488(%rsp),%rsi
movq	2048(%rsp),%rcx
addq	%rsi,%rcx
movq	1232(%rsp),%rdx
leaq	(%rsi,%rdx),%rbp
movq	1296(%rsp),%rdx
leaq	(%rsi,%rdx),%r13
movq	1360(%rsp),%rdx
addq	%rsi,%rdx
addq	720(%rsp),%rsi
movq	2112(%rsp),%rbx
imulq	%rbx,%rsi
movq	8(%rsp),%r14
leaq	(%r14,%rsi,4),%rsi
movq	1552(%rsp),%rax
leaq	(%rsi,%rax,4),%rsi
addq	$260,%rsi
vbroadcastss	(%rsi,%r10,4),%zmm3
imulq	%rbx,%rdx
leaq	(%r14,%rdx,4),%rdx
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd132ps	%zmm16,%zmm19,%zmm3
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm17,%zmm3
imulq	%rbx,%r13
leaq	(%r14,%r13,4),%rdx
movq	144(%rsp),%r13
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm21,%zmm3
imulq	%rbx,%rbp
leaq	(%r14,%rbp,4),%rdx
movq	528(%rsp),%rbp
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm25,%zmm3
imulq	%rbx,%rcx
movq	592(%rsp),%rbx
leaq	(%r14,%rcx,4),%rcx
leaq	(%rcx,%rax,4),%rcx
addq	$260,%rcx
movq	240(%rsp),%rax
vfmadd231ps	(%rcx,%r10,4){1to16},%zmm27,%zmm3
leaq	(%r10,%r10,2),%rcx
shlq	$6,%rcx
vmovaps	%zmm3,(%r13,%rcx)
344:
cmpq	$0,32(%rsp)
je	335b
movq	%rbp,%rsi
movq	%r13,%rcx
xorl	%ebp,%ebp
xorl	%r10d,%r10d
vxorps	%xmm18,%xmm18,%xmm18
movq	656(%rsp),%rdx
.p2align	4
345:
vmovaps	(%rcx),%zmm3
vfmadd132ps	%zmm0,%zmm18,%zmm3
vfmadd231ps	192(%rcx),%zmm5,%zmm3
vfmadd231ps	384(%rcx),%zmm6,%zmm3
vfmadd231ps	576(%rcx),%zmm9,%zmm3
vfmadd231ps	768(%rcx),%zmm10,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vmulps	-64(%r9,%rbp),%zmm3,%zmm12
vfmadd231ps	-64(%rdi,%rbp),%zmm12,%zmm29
vfmadd231ps	%zmm3,%zmm12,%zmm30
vmovaps	(%rcx,%r8),%zmm3
vfmadd132ps	%zmm0,%zmm18,%zmm3
vfmadd231ps	192(%rcx,%r8),%zmm5,%zmm3
vfmadd231ps	384(%rcx,%r8),%zmm6,%zmm3
vfmadd231ps	576(%rcx,%r8),%zmm9,%zmm3
vfmadd231ps	768(%rcx,%r8),%zmm10,%zmm3
vaddps	%zmm12,%zmm31,%zmm12
vmulps	%zmm3,%zmm1,%zmm3
vmulps	(%r9,%rbp),%zmm3,%zmm13
vfmadd231ps	%zmm3,%zmm13,%zmm30
vaddps	%zmm13,%zmm12,%zmm31
vfmadd231ps	(%rdi,%rbp),%zmm13,%zmm29
addq	$2,%r10
subq	$-128,%rbp
addq	%rdx,%rcx
cmpq	%r10,%r15
jne	345b
vxorps	%xmm19,%xmm19,%xmm19
movq	24(%rsp),%r14
testb	$1,%r14b
movq	%rsi,%rbp
jne	336b
jmp	337b
.p2align	4
346:
vcvtudq2ps	272(%rsp),%zmm0
vaddps	395f(%rip){1to16},%zmm0,%zmm1
vdivps	336(%rsp),%zmm25,%zmm0
vmulps	400(%rsp),%zmm0,%zmm0
vpaddd	%zmm20,%zmm0,%zmm2
vpandd	%zmm21,%zmm2,%zmm2
vpsubd	%zmm2,%zmm22,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm25,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm4
vmovaps	%zmm29,%zmm5
vfmadd213ps	%zmm30,%zmm3,%zmm5
vmovaps	%zmm31,%zmm6
vfmadd213ps	423f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	424f(%rip),%zmm0
vfmadd213ps	425f(%rip){1to16},%zmm3,%zmm0
vfmadd231ps	426f(%rip){1to16},%zmm4,%zmm0
vfmadd213ps	%zmm6,%zmm4,%zmm0
vfmadd213ps	%zmm5,%zmm4,%zmm0
vfmadd213ps	%zmm3,%zmm4,%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm0
vmovups	464(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm0
testb	$32,4(%rsp)
movq	7120(%rsp),%rdi
movq	48(%rsp),%r8
vbroadcastss	373f(%rip),%zmm10
movl	60(%rsp),%ecx
movq	128(%rsp),%rdx
movq	208(%rsp),%rax
movq	120(%rsp),%r14
jne	7b
vbroadcastss	383f(%rip),%zmm4
vmovups	3392(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm2
vmovups	3456(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vmovups	3520(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm11
vmovups	3648(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm13
vmulps	3584(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm25,%zmm12,%zmm4
vbroadcastss	432f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm5
vmulps	3712(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3776(%rsp),%zmm11,%zmm3
vmovaps	%zmm7,%zmm16
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm25,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm3
vminps	%zmm25,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3840(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3904(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	3968(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm25,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	433f(%rip){1to16},%zmm4,%k0
vmovups	4032(%rsp),%zmm19
vandps	%zmm26,%zmm19,%zmm4
vmaxps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm26,%zmm15
vmovups	4160(%rsp),%zmm26
vandps	%zmm15,%zmm26,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm25,%zmm16,%k2
vcmpleps	435f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4096(%rsp),%zmm28
vaddps	%zmm28,%zmm19,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6080(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6144(%rsp),%zmm19
vmaxps	%zmm4,%zmm19,%zmm15
vmovaps	%zmm19,%zmm15 {%k1}
vbroadcastss	208(%r11),%zmm4
vmovaps	%zmm15,%zmm28 {%k3}
vbroadcastss	12(%r11),%zmm15
vcmpeqps	389f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm28 {%k1}
movq	%rax,%rcx
shlq	$6,%rax
vmovaps	%zmm28,(%r8,%rax)
vmovups	4224(%rsp),%zmm28
vaddps	%zmm28,%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6208(%rsp),%zmm19
vminps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6272(%rsp),%zmm19
vmaxps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vmovaps	%zmm16,%zmm28 {%k3}
vmovaps	%zmm4,%zmm28 {%k1}
addq	%r14,%rcx
shlq	$6,%rcx
movq	%rcx,%rbx
vmovaps	%zmm28,(%r8,%rcx)
vmovups	4416(%rsp),%zmm28
vaddps	4288(%rsp),%zmm28,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6336(%rsp),%zmm19
vminps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6400(%rsp),%zmm19
vmaxps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vmovaps	%zmm16,%zmm28 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm15,%zmm28,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r14,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4480(%rsp),%zmm28
vaddps	4352(%rsp),%zmm28,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6464(%rsp),%zmm19
vminps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6528(%rsp),%zmm19
vmaxps	%zmm16,%zmm19,%zmm16
vmovaps	%zmm19,%zmm16 {%k4}
vmovaps	%zmm16,%zmm28 {%k3}
vmulps	%zmm15,%zmm28,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r14,%r14,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	4(%rsp),%esi
movl	$4,%edx
testb	$2,%sil
je	347f
vmaxps	432f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	393f(%rip),%zmm19
vxorps	%zmm19,%zmm12,%zmm16
vdivps	%zmm14,%zmm25,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	4(%rsp),%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r14,%r9
shlq	$8,%r9
addq	%r8,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%rdi
imulq	%r14,%rdi
shlq	$6,%rdi
addq	48(%rsp),%rdi
imulq	%r14,%r8
shlq	$6,%r8
addq	48(%rsp),%r8
imulq	%r14,%rdx
shlq	$6,%rdx
addq	48(%rsp),%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm19,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm19,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm19,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm19,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm19,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm25,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	7120(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
movq	48(%rsp),%r8
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
movl	4(%rsp),%esi
je	347f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r14,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%r14,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm5,(%rax,%rsi)
movl	4(%rsp),%esi
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
347:
testb	$8,%sil
vmovups	5824(%rsp),%zmm26
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	389f(%rip){1to16},%zmm26,%k2
vmovups	3008(%rsp),%zmm2
vaddps	%zmm2,%zmm2,%zmm3
vfmsub132ps	436f(%rip){1to16},%zmm2,%zmm0
vbroadcastss	100(%r11),%zmm4
vmovups	3328(%rsp),%zmm6
vfmadd213ps	%zmm24,%zmm6,%zmm4
vmovups	3072(%rsp),%zmm10
vfmadd231ps	104(%r11){1to16},%zmm10,%zmm4
vmovups	3136(%rsp),%zmm9
vfmadd231ps	108(%r11){1to16},%zmm9,%zmm4
vmovups	3200(%rsp),%zmm8
vfmadd231ps	112(%r11){1to16},%zmm8,%zmm4
vmovups	3264(%rsp),%zmm7
vfmadd231ps	116(%r11){1to16},%zmm7,%zmm4
vmovups	5760(%rsp),%zmm28
vfmadd231ps	120(%r11){1to16},%zmm28,%zmm4
vbroadcastss	136(%r11),%zmm2
vmovups	6016(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm24,%zmm6,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm10,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm8,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm7,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm28,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm24,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm10,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm9,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm8,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm7,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm28,%zmm6
vfmadd231ps	%zmm27,%zmm5,%zmm2
vfmadd231ps	438f(%rip){1to16},%zmm5,%zmm6
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
movq	120(%rsp),%rsi
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	3(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm6 {%k2}
addq	$4,%rdx
imulq	%rsi,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm6,(%rax,%rdx)
jmp	6b
348:
shlq	$6,%rsi
addq	64(%rsp),%rsi
movl	$2,%edi
subq	%r12,%rdi
movq	%r12,%r8
shlq	$6,%r8
movl	%r12d,%r9d
shll	$4,%r9d
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,464(%rsp)
movl	$16,%edx
xorl	%r11d,%r11d
movq	72(%rsp),%rax
vmovups	%zmm25,400(%rsp)
vmovups	%zmm25,336(%rsp)
vbroadcastss	369f(%rip),%zmm0
vmovups	%zmm0,272(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm14,%xmm14,%xmm14
xorl	%r14d,%r14d
jmp	352f
.p2align	4
349:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm2,%zmm2
incq	%r14
addq	%r8,%rax
addl	%r9d,%edx
addq	%r12,%r11
cmpq	%r12,%r14
je	53b
352:
movq	%r14,%r15
imulq	%r12,%r15
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%ebx
shll	$4,%ebx
andl	$16,%ebx
movq	%r15,%r12
vmovdqa64	(%rsi,%rcx),%zmm0
vmovd	%ebx,%xmm5
vpsrld	%xmm5,%zmm0,%zmm0
vpandd	474f(%rip){1to16},%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm0
shlq	$6,%r12
vmulps	4(%rcx){1to16},%zmm0,%zmm0
movq	16(%rsp),%rcx
vmovaps	%zmm0,(%rcx,%r12)
testb	$8,4(%rsp)
jne	355f
movq	24(%rsp),%r12
cmpl	$1,%r12d
je	356f
353:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm24,%zmm0,%zmm11
cmpq	$1,%r12
jne	357f
354:
testq	%r14,%r14
jne	349b
jmp	363f
.p2align	4
355:
vaddps	%zmm15,%zmm0,%zmm6
vfmadd213ps	%zmm10,%zmm0,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm0,%zmm6
vaddps	375f(%rip){1to16},%zmm0,%zmm9
vfmadd213ps	376f(%rip){1to16},%zmm0,%zmm9
vcmpltps	%zmm0,%zmm24,%k1
vmovups	400(%rsp),%zmm11
vmulps	%zmm6,%zmm11,%zmm11 {%k1}
vmovups	336(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm12 {%k1}
vpsrld	$23,%zmm11,%zmm6
vpsrld	$23,%zmm12,%zmm9
vmovdqu64	272(%rsp),%zmm8
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm6,%zmm9,%zmm6
vmovdqu64	%zmm6,272(%rsp)
vpbroadcastd	377f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm22,%zmm11
vmovdqu64	%zmm11,400(%rsp)
vpternlogd	$236,%zmm6,%zmm22,%zmm12
vmovdqu64	%zmm12,336(%rsp)
vbroadcastss	368f(%rip),%zmm6 {%k1} {z}
vmovups	464(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,464(%rsp)
movq	24(%rsp),%r12
cmpl	$1,%r12d
jne	353b
356:
vaddps	%zmm0,%zmm14,%zmm14
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm24,%zmm0,%zmm11
cmpq	$1,%r12
je	354b
357:
movq	%r12,%rcx
movl	$1,%r12d
cmpl	$2,%ecx
jne	364f
358:
addq	%r12,%r15
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%r10d
shll	$4,%r10d
andl	$16,%r10d
vmovdqa64	(%rsi,%rcx),%zmm5
vmovd	%r10d,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	474f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm6
shlq	$6,%r15
vmulps	4(%rcx){1to16},%zmm6,%zmm6
movq	16(%rsp),%rcx
vmovaps	%zmm6,(%rcx,%r15)
testb	$8,4(%rsp)
je	359f
vaddps	%zmm15,%zmm6,%zmm9
vfmadd213ps	%zmm10,%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vaddps	375f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	376f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm24,%k1
vmovups	400(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm12 {%k1}
vmovups	336(%rsp),%zmm13
vmulps	%zmm10,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm9
vpsrld	$23,%zmm13,%zmm10
vmovdqu64	272(%rsp),%zmm8
vpsubd	%zmm10,%zmm8,%zmm10
vpaddd	%zmm9,%zmm10,%zmm8
vmovdqu64	%zmm8,272(%rsp)
vbroadcastss	373f(%rip),%zmm10
vpbroadcastd	377f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm22,%zmm12
vmovdqu64	%zmm12,400(%rsp)
vpternlogd	$236,%zmm9,%zmm22,%zmm13
vmovdqu64	%zmm13,336(%rsp)
vbroadcastss	368f(%rip),%zmm9 {%k1} {z}
vmovups	464(%rsp),%zmm12
vaddps	%zmm9,%zmm12,%zmm12
vmovups	%zmm12,464(%rsp)
359:
incq	%r12
movq	24(%rsp),%rcx
cmpq	%rcx,%r12
movq	%rcx,%r12
jne	362f
vaddps	%zmm6,%zmm14,%zmm14
362:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
testq	%r14,%r14
jne	349b
363:
vaddps	%zmm11,%zmm4,%zmm4
jmp	349b
.p2align	4
364:
movl	%edx,%r10d
movq	%rax,%rbx
jmp	366f
.p2align	4
365:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%rdi,%r12),%rcx
incq	%rcx
incq	%r12
addq	$64,%rbx
addl	$16,%r10d
cmpq	$1,%rcx
je	358b
366:
leaq	(%r11,%r12),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r10d,%ebp
andl	$16,%ebp
vmovdqa64	(%rsi,%rcx),%zmm5
vmovd	%ebp,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	474f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm6
vmulps	4(%rcx){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%rbx)
testb	$8,4(%rsp)
je	365b
vaddps	%zmm15,%zmm6,%zmm9
vfmadd213ps	%zmm10,%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vaddps	375f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	376f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm24,%k1
vmovups	400(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm12 {%k1}
vmovups	336(%rsp),%zmm13
vmulps	%zmm10,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm9
vpsrld	$23,%zmm13,%zmm10
vmovdqu64	272(%rsp),%zmm8
vpsubd	%zmm10,%zmm8,%zmm10
vpaddd	%zmm9,%zmm10,%zmm8
vmovdqu64	%zmm8,272(%rsp)
vbroadcastss	373f(%rip),%zmm10
vpbroadcastd	377f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm22,%zmm12
vmovdqu64	%zmm12,400(%rsp)
vpternlogd	$236,%zmm9,%zmm22,%zmm13
vmovdqu64	%zmm13,336(%rsp)
vbroadcastss	368f(%rip),%zmm9 {%k1} {z}
vmovups	464(%rsp),%zmm12
vaddps	%zmm9,%zmm12,%zmm12
vmovups	%zmm12,464(%rsp)
jmp	365b
367:
addq	$7048,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
368:
.long	0x3f800000
369:
.long	1048576
372:
.long	0x3f40094e
373:
.long	0x3e1d5a5a
374:
.long	0x3bd74912
375:
.long	0x3f156f3d
376:
.long	0x3d26f715
377:
.long	8388607
378:
.long	2147483647
379:
.long	0x3f000000
382:
.long	1400897535
383:
.long	0x0da24260
384:
.long	0x1e3ce508
385:
.long	0xbf800000
386:
.long	0x41100000
387:
.long	0x3e800000
388:
.long	0x41490fdb
389:
.long	0x40800000
392:
.long	0x40a00000
393:
.long	0x80000000
394:
.long	0x49742400
395:
.long	0xc9800000
396:
.long	3234528013
397:
.long	4286578688
398:
.long	0x3eaaac4e
399:
.long	0xbf00000d
422:
.long	0x3e4bdb47
423:
.long	0xbe7fd7d0
424:
.long	0x3e259a3a
425:
.long	0xbe2ec8d2
426:
.long	0xbddadb52
427:
.long	0x33b17218
428:
.long	0x3f317218
429:
.long	0x3feb3f8f
432:
.long	0x358637bd
433:
.long	0x38d1b717
434:
.long	0x40400000
435:
.long	0x7f7fffff
436:
.long	0xbf000000
437:
.long	0x40000000
438:
.long	0x41000000
439:
.long	0x3f400000
442:
.long	0x7149f2ca
443:
.long	0x45800000
444:
.long	0xc5800000
445:
.long	0x41200000
446:
.long	0x3d4ccccd
447:
.long	0xc9742400
448:
.long	0xc0000000
449:
.long	0xc0800000
452:
.long	0x3e2aaaab
453:
.long	0x3fc00000
454:
.long	0x3c23d70a
455:
.long	0x41400000
456:
.long	0x3727c5ac
457:
.long	0x3a83126f
458:
.long	0x41800000
459:
.long	2
462:
.long	4
463:
.long	8
464:
.long	0x350637bd
465:
.long	0x34210fb0
466:
.long	0x3f666666
467:
.long	0x3dcccccd
468:
.long	0x3cf5c28f
469:
.long	0x26901d7d
472:
.long	0x3f800054
473:
.long	0xbf4ccccd
474:
.short	65535
.short	0
.p2align	6,0x0
475:
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
